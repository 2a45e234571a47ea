import type { Unforeseen } from "../outcome.ts";

export type PayoutResult = "paid" | "failed";

export type PayoutMarkingFacts = { payoutId: string };

export type PayoutMarkingEvent =
  | { type: "result.chosen"; result: PayoutResult }
  | { type: "result.confirmed" }
  | { type: "result.left" }
  | { type: "retry.requested" };

/** `mark`. Rejects if the shop does not answer. */
export type MarkInput = { payoutId: string; result: PayoutResult };
export type MarkOutput =
  | { outcome: "marked" }
  /** Another administrator was faster, and marked it otherwise. */
  | { outcome: "markedOtherwise" }
  /** It is the administrator's own payout. */
  | { outcome: "ownCase" }
  | { outcome: "notAllowed" }
  | Unforeseen;
