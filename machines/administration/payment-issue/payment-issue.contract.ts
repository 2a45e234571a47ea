import type { Unforeseen } from "#machines/outcome.ts";

export type PaymentIssueFacts = { issueId: string };

export type PaymentIssueEvent = { type: "issue.closed" } | { type: "retry.requested" };

export type CloseInput = { issueId: string };
export type CloseOutput =
  | { outcome: "closed" }
  /** It concerns one of the administrator's own orders. */
  | { outcome: "ownCase" }
  | { outcome: "administratorsOnly" }
  | Unforeseen;
