import type { Unforeseen } from "../outcome.ts";

export type PaymentIssueFacts = { issueId: string };

export type PaymentIssueEvent = { type: "issue.closed" } | { type: "retry.requested" };

/** `close`. Rejects if the shop does not answer. */
export type CloseInput = { issueId: string };
export type CloseOutput =
  | { outcome: "closed" }
  /** It is about an order of their own. */
  | { outcome: "ownCase" }
  | { outcome: "notAllowed" }
  | Unforeseen;
