// Written by `npm run generate` from machines/administration/payment-issue/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const paymentIssueMachine = setup({
  types: {
    context: {} as { facts: unknown; typed: unknown; output: unknown },
    events: {} as { type: "issue.closed" } | { type: "retry.requested" },
  },
  actions: { keepTyped: () => {}, keepOutput: () => {} },
  actors: { close: fromPromise(async () => {}) },
  guards: { answered: () => false },
}).createMachine({
  id: "paymentIssue",
  context: { facts: null, typed: null, output: null },
  initial: "open",
  states: {
    open: {
      initial: "idle",
      states: { idle: {}, unforeseen: {} },
      on: { "issue.closed": [{ target: "#paymentIssue.submitting", actions: "keepTyped" }] },
      always: [],
    },
    submitting: {
      initial: "pending",
      exit: [],
      states: {
        pending: {
          invoke: {
            id: "close",
            src: "close",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "closed" } },
                target: "#paymentIssue.closed",
                actions: ["keepOutput"],
                description: "answered(closed)",
              },
              {
                guard: { type: "answered", params: { outcome: "ownCase" } },
                target: "#paymentIssue.ownCase",
                actions: ["keepOutput"],
                description: "answered(ownCase)",
              },
              {
                guard: { type: "answered", params: { outcome: "administratorsOnly" } },
                target: "#paymentIssue.administratorsOnly",
                actions: ["keepOutput"],
                description: "answered(administratorsOnly)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#paymentIssue.open.unforeseen",
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
    closed: {},
    ownCase: {},
    administratorsOnly: {},
  },
});
