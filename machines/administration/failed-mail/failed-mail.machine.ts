import { form } from "#machines/form/form-machine.ts";
import type { Unforeseen } from "#machines/outcome.ts";

export type FailedMailFacts = { mailId: string };

export type ResendOutput =
  /** It is sent again at once. */
  | { outcome: "queued" }
  /** It is being sent, or was sent. */
  | { outcome: "notFound" }
  | { outcome: "administratorsOnly" }
  | Unforeseen;

export const { machine: failedMailMachine, view: failedMailView } = form<{
  facts: FailedMailFacts;
  output: ResendOutput;
}>()({
  id: "failedMail",
  port: "resend",
  submitted: "mail.resent",
  isButton: true,
  outcomes: { queued: "end", notFound: "end", administratorsOnly: "end", unforeseen: "form" },
});
export type FailedMailView = ReturnType<typeof failedMailView>;
