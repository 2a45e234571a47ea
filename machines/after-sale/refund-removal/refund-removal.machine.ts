import { form } from "#machines/form/form-machine.ts";
import type { Unforeseen } from "#machines/outcome.ts";

export type RefundRemovalFacts = { refundId: string };

export type DeleteDraftOutput =
  /** Also if it was already deleted. */
  | { outcome: "deleted" }
  /** It was submitted in another tab. */
  | { outcome: "refundNotDraft" }
  | Unforeseen;

export const { machine: refundRemovalMachine, view: refundRemovalView } = form<{
  facts: RefundRemovalFacts;
  output: DeleteDraftOutput;
}>()({
  id: "refundRemoval",
  port: "deleteDraft",
  submitted: "removal.requested",
  isButton: true,
  confirmation: { confirmed: "removal.confirmed", cancelled: "removal.dropped" },
  outcomes: {
    deleted: { to: "end", effect: "showRefunds" },
    refundNotDraft: { to: "end", effect: "refreshRefund" },
    unforeseen: "end",
  },
});
export type RefundRemovalView = ReturnType<typeof refundRemovalView>;
