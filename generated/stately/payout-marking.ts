// Written by `npm run generate` from machines/administration/payout-marking/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const payoutMarkingMachine = setup({
  types: {
    context: {} as { facts: unknown; typed: unknown; output: unknown },
    events: {} as
      | { type: "result.chosen" }
      | { type: "result.confirmed" }
      | { type: "result.left" }
      | { type: "retry.requested" },
  },
  actions: { keepTyped: () => {}, keepOutput: () => {} },
  actors: { mark: fromPromise(async () => {}) },
  guards: { answered: () => false },
}).createMachine({
  id: "payoutMarking",
  context: { facts: null, typed: null, output: null },
  initial: "open",
  states: {
    open: {
      initial: "idle",
      states: { idle: {}, unforeseen: {} },
      on: { "result.chosen": [{ target: "#payoutMarking.confirming", actions: "keepTyped" }] },
      always: [],
    },
    confirming: { on: { "result.confirmed": "submitting", "result.left": { target: "open", actions: [] } } },
    submitting: {
      initial: "pending",
      exit: [],
      states: {
        pending: {
          invoke: {
            id: "mark",
            src: "mark",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "marked" } },
                target: "#payoutMarking.marked",
                actions: ["keepOutput"],
                description: "answered(marked)",
              },
              {
                guard: { type: "answered", params: { outcome: "payoutDecided" } },
                target: "#payoutMarking.payoutDecided",
                actions: ["keepOutput"],
                description: "answered(payoutDecided)",
              },
              {
                guard: { type: "answered", params: { outcome: "ownCase" } },
                target: "#payoutMarking.ownCase",
                actions: ["keepOutput"],
                description: "answered(ownCase)",
              },
              {
                guard: { type: "answered", params: { outcome: "administratorsOnly" } },
                target: "#payoutMarking.administratorsOnly",
                actions: ["keepOutput"],
                description: "answered(administratorsOnly)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#payoutMarking.open.unforeseen",
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
    marked: {},
    payoutDecided: {},
    ownCase: {},
    administratorsOnly: {},
  },
});
