import { form } from "#machines/form/form-machine.ts";
import type { Unforeseen } from "#machines/outcome.ts";

export type PayoutResult = "paid" | "failed";
export type PayoutMarkingFacts = { payoutId: string };

export type MarkInput = { payoutId: string; result: PayoutResult };
export type MarkOutput =
  | { outcome: "marked" }
  /** Another administrator was faster, and marked it differently. */
  | { outcome: "payoutDecided" }
  | { outcome: "ownCase" }
  | { outcome: "administratorsOnly" }
  | Unforeseen;

export const { machine: payoutMarkingMachine, view: payoutMarkingView } = form<{
  facts: PayoutMarkingFacts;
  typed: { result: PayoutResult };
  output: MarkOutput;
}>()({
  id: "payoutMarking",
  port: "mark",
  submitted: "result.chosen",
  isButton: true,
  confirmation: { confirmed: "result.confirmed", cancelled: "result.left" },
  outcomes: {
    marked: "end",
    payoutDecided: "end",
    ownCase: "end",
    administratorsOnly: "end",
    unforeseen: "form",
  },
});
export type PayoutMarkingView = ReturnType<typeof payoutMarkingView>;
