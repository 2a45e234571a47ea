import { form } from "#machines/form/form-machine.ts";
import type { Unforeseen } from "#machines/outcome.ts";

export type PaymentIssueFacts = { issueId: string };

export type CloseOutput =
  | { outcome: "closed" }
  /** It concerns one of the administrator's own orders. */
  | { outcome: "ownCase" }
  | { outcome: "administratorsOnly" }
  | Unforeseen;

export const { machine: paymentIssueMachine, view: paymentIssueView } = form<{
  facts: PaymentIssueFacts;
  output: CloseOutput;
}>()({
  id: "paymentIssue",
  port: "close",
  submitted: "issue.closed",
  isButton: true,
  outcomes: { closed: "end", ownCase: "end", administratorsOnly: "end", unforeseen: "form" },
});
export type PaymentIssueView = ReturnType<typeof paymentIssueView>;
