import type { Unforeseen } from "#machines/outcome.ts";

export type RefundRemovalFacts = { refundId: string };

export type RefundRemovalEvent =
  | { type: "removal.requested" }
  | { type: "removal.confirmed" }
  | { type: "removal.dropped" }
  | { type: "retry.requested" };

export type DeleteDraftInput = RefundRemovalFacts;
export type DeleteDraftOutput =
  /** Also if it was already deleted. */
  | { outcome: "deleted" }
  /** It was submitted in another tab. */
  | { outcome: "refundNotDraft" }
  | Unforeseen;
