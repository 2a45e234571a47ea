// Written by `npm run generate` from machines/administration/stock-change/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const stockChangeMachine = setup({
  types: {
    context: {} as { facts: unknown; typed: unknown; output: unknown },
    events: {} as { type: "change.submitted" } | { type: "retry.requested" },
  },
  actions: { keepTyped: () => {}, keepOutput: () => {}, refreshStock: () => {} },
  actors: { changeStock: fromPromise(async () => {}) },
  guards: { noQuantity: () => false, unlikely: () => false, answered: () => false },
}).createMachine({
  id: "stockChange",
  context: { facts: null, typed: null, output: null },
  initial: "open",
  states: {
    open: {
      initial: "idle",
      states: {
        idle: {},
        noQuantity: {},
        unlikely: {},
        changed: {},
        stockChanged: {},
        notOnHand: {},
        unforeseen: {},
      },
      on: {
        "change.submitted": [
          { guard: "noQuantity", target: "#stockChange.open.noQuantity" },
          { guard: "unlikely", target: "#stockChange.open.unlikely" },
          { target: "#stockChange.submitting", actions: "keepTyped" },
        ],
      },
      always: [],
    },
    submitting: {
      initial: "pending",
      exit: [],
      states: {
        pending: {
          invoke: {
            id: "changeStock",
            src: "changeStock",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "changed" } },
                target: "#stockChange.open.changed",
                actions: ["keepOutput", "refreshStock"],
                description: "answered(changed)",
              },
              {
                guard: { type: "answered", params: { outcome: "stockChanged" } },
                target: "#stockChange.open.stockChanged",
                actions: ["keepOutput", "refreshStock"],
                description: "answered(stockChanged)",
              },
              {
                guard: { type: "answered", params: { outcome: "notOnHand" } },
                target: "#stockChange.open.notOnHand",
                actions: ["keepOutput", "refreshStock"],
                description: "answered(notOnHand)",
              },
              {
                guard: { type: "answered", params: { outcome: "notFound" } },
                target: "#stockChange.notFound",
                actions: ["keepOutput"],
                description: "answered(notFound)",
              },
              {
                guard: { type: "answered", params: { outcome: "administratorsOnly" } },
                target: "#stockChange.administratorsOnly",
                actions: ["keepOutput"],
                description: "answered(administratorsOnly)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#stockChange.open.unforeseen",
                actions: ["keepOutput"],
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "retry.requested": "pending",
            "change.submitted": [
              { guard: "noQuantity", target: "#stockChange.open.noQuantity" },
              { guard: "unlikely", target: "#stockChange.open.unlikely" },
              { target: "#stockChange.submitting", actions: "keepTyped" },
            ],
          },
        },
      },
    },
    notFound: {},
    administratorsOnly: {},
  },
});
