// Written by `npm run generate` from machines/after-sale/withdrawal/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const withdrawalMachine = setup({
  types: {
    context: {} as { order: unknown; email: unknown; counts: unknown; withdrawn: unknown },
    events: {} as
      | { type: "withdrawal.opened" }
      | { type: "withdrawal.left" }
      | { type: "withdrawal.confirmed" }
      | { type: "retry.requested" },
  },
  actions: { keepCounts: () => {}, keepWithdrawn: () => {}, keepOrder: () => {}, refreshOrder: () => {} },
  actors: { withdraw: fromPromise(async () => {}) },
  guards: { hasPieces: () => false, answered: () => false },
}).createMachine({
  id: "withdrawal",
  context: { order: null, email: null, counts: null, withdrawn: null },
  initial: "offered",
  states: {
    offered: { on: { "withdrawal.opened": "choosing" } },
    choosing: {
      initial: "looking",
      states: { looking: {}, nothingChosen: {}, countsChanged: {}, guestTokenExpired: {}, unforeseen: {} },
      on: {
        "withdrawal.left": "offered",
        "withdrawal.confirmed": [
          { guard: "hasPieces", target: "#withdrawal.sending", actions: "keepCounts" },
          { target: "#withdrawal.choosing.nothingChosen", actions: "keepCounts" },
        ],
      },
    },
    sending: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "withdraw",
            src: "withdraw",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "withdrawn" } },
                target: "#withdrawal.withdrawn",
                actions: "keepWithdrawn",
                description: "answered(withdrawn)",
              },
              {
                guard: { type: "answered", params: { outcome: "invalid" } },
                target: "#withdrawal.choosing.countsChanged",
                actions: "keepOrder",
                description: "answered(invalid)",
              },
              {
                guard: { type: "answered", params: { outcome: "withdrawalTooLate" } },
                target: "#withdrawal.tooLate",
                description: "answered(withdrawalTooLate)",
              },
              {
                guard: { type: "answered", params: { outcome: "nothingLeft" } },
                target: "#withdrawal.nothingLeft",
                description: "answered(nothingLeft)",
              },
              {
                guard: { type: "answered", params: { outcome: "allExempt" } },
                target: "#withdrawal.nothingLeft",
                description: "answered(allExempt)",
              },
              {
                guard: { type: "answered", params: { outcome: "notFound" } },
                target: "#withdrawal.notPossible",
                description: "answered(notFound)",
              },
              {
                guard: { type: "answered", params: { outcome: "orderNotPaid" } },
                target: "#withdrawal.notPossible",
                description: "answered(orderNotPaid)",
              },
              {
                guard: { type: "answered", params: { outcome: "noWithdrawal" } },
                target: "#withdrawal.notPossible",
                description: "answered(noWithdrawal)",
              },
              {
                guard: { type: "answered", params: { outcome: "guestTokenExpired" } },
                target: "#withdrawal.choosing.guestTokenExpired",
                description: "answered(guestTokenExpired)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#withdrawal.choosing.unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "withdrawal.confirmed": [
              { guard: "hasPieces", target: "#withdrawal.sending", actions: "keepCounts" },
              { target: "#withdrawal.choosing.nothingChosen", actions: "keepCounts" },
            ],
            "retry.requested": "asking",
          },
        },
      },
    },
    withdrawn: { entry: "refreshOrder" },
    tooLate: { entry: "refreshOrder" },
    nothingLeft: { entry: "refreshOrder" },
    notPossible: { entry: "refreshOrder" },
  },
});
