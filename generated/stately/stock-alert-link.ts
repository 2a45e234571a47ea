// Written by `npm run generate` from machines/shopping/stock-alert-link/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const stockAlertLinkMachine = setup({
  types: {
    context: {} as { facts: unknown; typed: unknown; output: unknown },
    events: {} as { type: "link.followed" } | { type: "retry.requested" },
  },
  actions: { keepTyped: () => {}, keepOutput: () => {} },
  actors: { followLink: fromPromise(async () => {}) },
  guards: { tokenInvalid: () => false, answered: () => false },
}).createMachine({
  id: "stockAlertLink",
  context: { facts: null, typed: null, output: null },
  initial: "open",
  states: {
    open: {
      initial: "idle",
      states: { idle: {}, unforeseen: {} },
      on: { "link.followed": [{ target: "#stockAlertLink.submitting", actions: "keepTyped" }] },
      always: [{ guard: "tokenInvalid", target: "#stockAlertLink.tokenInvalid" }],
    },
    submitting: {
      initial: "pending",
      exit: [],
      states: {
        pending: {
          invoke: {
            id: "followLink",
            src: "followLink",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "confirmed" } },
                target: "#stockAlertLink.confirmed",
                actions: ["keepOutput"],
                description: "answered(confirmed)",
              },
              {
                guard: { type: "answered", params: { outcome: "deleted" } },
                target: "#stockAlertLink.deleted",
                actions: ["keepOutput"],
                description: "answered(deleted)",
              },
              {
                guard: { type: "answered", params: { outcome: "tokenInvalid" } },
                target: "#stockAlertLink.tokenInvalid",
                actions: ["keepOutput"],
                description: "answered(tokenInvalid)",
              },
              {
                guard: { type: "answered", params: { outcome: "tokenExpired" } },
                target: "#stockAlertLink.tokenExpired",
                actions: ["keepOutput"],
                description: "answered(tokenExpired)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#stockAlertLink.open.unforeseen",
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
    confirmed: {},
    deleted: {},
    tokenInvalid: {},
    tokenExpired: {},
  },
});
