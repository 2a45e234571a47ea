import type { Unforeseen } from "#machines/outcome.ts";

export type PayoutResult = "paid" | "failed";

export type PayoutMarkingFacts = { payoutId: string };

export type PayoutMarkingEvent =
  | { type: "result.chosen"; result: PayoutResult }
  | { type: "result.confirmed" }
  | { type: "result.left" }
  | { type: "retry.requested" };

export type MarkInput = { payoutId: string; result: PayoutResult };
export type MarkOutput =
  | { outcome: "marked" }
  /** Another administrator was faster, and marked it differently. */
  | { outcome: "payoutDecided" }
  | { outcome: "ownCase" }
  | { outcome: "administratorsOnly" }
  | Unforeseen;
