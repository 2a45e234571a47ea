import { setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { effect, port } from "#machines/port.ts";
import type {
  DeleteDraftInput,
  DeleteDraftOutput,
  RefundRemovalEvent,
  RefundRemovalFacts,
} from "./refund-removal.contract.ts";

const refundRemoval = setup({
  types: {
    input: {} as RefundRemovalFacts,
    context: {} as RefundRemovalFacts,
    events: {} as RefundRemovalEvent,
  },
  actors: { deleteDraft: port<DeleteDraftOutput, DeleteDraftInput>("deleteDraft") },
  actions: {
    refreshRefund: effect(),
    showRefunds: effect(),
  },
  guards: { answered: hasOutcome },
});

const answers = createOutcomeTransitions<typeof refundRemoval>();

export const refundRemovalMachine = refundRemoval.createMachine({
  id: "refundRemoval",
  initial: "offered",
  context: ({ input }) => input,
  states: {
    offered: { on: { "removal.requested": "confirming" } },
    confirming: { on: { "removal.confirmed": "deleting", "removal.dropped": "offered" } },
    deleting: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "deleteDraft",
            src: "deleteDraft",
            input: ({ context: { refundId } }) => ({ refundId }),
            onDone: answers<DeleteDraftOutput>({
              deleted: "#refundRemoval.deleted",
              refundNotDraft: "#refundRemoval.notDraft",
              unforeseen: "#refundRemoval.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
      },
    },
    notDraft: { entry: "refreshRefund" },
    unforeseen: {},
    deleted: { type: "final", entry: "showRefunds" },
  },
});
