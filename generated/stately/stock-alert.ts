// Written by `npm run generate` from machines/shopping/stock-alert/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const stockAlertMachine = setup({
  types: {
    context: {} as { facts: unknown; typed: unknown; output: unknown },
    events: {} as { type: "alert.submitted" } | { type: "retry.requested" },
  },
  actions: { keepTyped: () => {}, keepOutput: () => {}, refreshProduct: () => {} },
  actors: { askForAlert: fromPromise(async () => {}) },
  guards: { answered: () => false },
}).createMachine({
  id: "stockAlert",
  context: { facts: null, typed: null, output: null },
  initial: "open",
  states: {
    open: {
      initial: "idle",
      states: { idle: {}, invalid: {}, tooManyRequests: {}, unforeseen: {} },
      on: { "alert.submitted": [{ target: "#stockAlert.submitting", actions: "keepTyped" }] },
      always: [],
    },
    submitting: {
      initial: "pending",
      exit: [],
      states: {
        pending: {
          invoke: {
            id: "askForAlert",
            src: "askForAlert",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "mailed" } },
                target: "#stockAlert.mailed",
                actions: ["keepOutput"],
                description: "answered(mailed)",
              },
              {
                guard: { type: "answered", params: { outcome: "notNeeded" } },
                target: "#stockAlert.notNeeded",
                actions: ["keepOutput"],
                description: "answered(notNeeded)",
              },
              {
                guard: { type: "answered", params: { outcome: "invalid" } },
                target: "#stockAlert.open.invalid",
                actions: ["keepOutput"],
                description: "answered(invalid)",
              },
              {
                guard: { type: "answered", params: { outcome: "inStock" } },
                target: "#stockAlert.inStock",
                actions: ["keepOutput", "refreshProduct"],
                description: "answered(inStock)",
              },
              {
                guard: { type: "answered", params: { outcome: "notFound" } },
                target: "#stockAlert.notFound",
                actions: ["keepOutput"],
                description: "answered(notFound)",
              },
              {
                guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                target: "#stockAlert.open.tooManyRequests",
                actions: ["keepOutput"],
                description: "answered(tooManyRequests)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#stockAlert.open.unforeseen",
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
            "alert.submitted": [{ target: "#stockAlert.submitting", actions: "keepTyped" }],
          },
        },
      },
    },
    mailed: {},
    notNeeded: {},
    inStock: {},
    notFound: {},
  },
});
