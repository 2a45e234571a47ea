// Written by `npm run generate` from machines/after-sale/refund-removal/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const refundRemovalMachine = setup({
  types: {
    context: {} as { facts: unknown; typed: unknown; output: unknown },
    events: {} as
      | { type: "removal.requested" }
      | { type: "removal.confirmed" }
      | { type: "removal.dropped" }
      | { type: "retry.requested" },
  },
  actions: { keepTyped: () => {}, keepOutput: () => {}, showRefunds: () => {}, refreshRefund: () => {} },
  actors: { deleteDraft: fromPromise(async () => {}) },
  guards: { answered: () => false },
}).createMachine({
  id: "refundRemoval",
  context: { facts: null, typed: null, output: null },
  initial: "open",
  states: {
    open: {
      initial: "idle",
      states: { idle: {} },
      on: { "removal.requested": [{ target: "#refundRemoval.confirming", actions: "keepTyped" }] },
      always: [],
    },
    confirming: {
      on: { "removal.confirmed": "submitting", "removal.dropped": { target: "open", actions: [] } },
    },
    submitting: {
      initial: "pending",
      exit: [],
      states: {
        pending: {
          invoke: {
            id: "deleteDraft",
            src: "deleteDraft",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "deleted" } },
                target: "#refundRemoval.deleted",
                actions: ["keepOutput", "showRefunds"],
                description: "answered(deleted)",
              },
              {
                guard: { type: "answered", params: { outcome: "refundNotDraft" } },
                target: "#refundRemoval.refundNotDraft",
                actions: ["keepOutput", "refreshRefund"],
                description: "answered(refundNotDraft)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#refundRemoval.unforeseen",
                actions: ["keepOutput"],
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "pending" } },
      },
    },
    deleted: {},
    refundNotDraft: {},
    unforeseen: {},
  },
});
