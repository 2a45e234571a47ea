import type { Unforeseen } from "../outcome.ts";

/** The draft of a refund that is to be given up. */
export type RefundRemovalFacts = { refundId: string };

export type RefundRemovalEvent =
  | { type: "removal.requested" }
  | { type: "removal.confirmed" }
  | { type: "removal.dropped" }
  | { type: "retry.requested" };

/** `deleteDraft`. Rejects when nobody answers. */
export type DeleteDraftInput = RefundRemovalFacts;
export type DeleteDraftOutput =
  /** Or it was gone before. */
  | { outcome: "deleted" }
  /** It was sent in another window. */
  | { outcome: "notDraft" }
  | Unforeseen;
