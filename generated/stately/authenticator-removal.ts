// Written by `npm run generate` from machines/account/authenticator-removal/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const authenticatorRemovalMachine = setup({
  types: {
    context: {} as { facts: unknown; typed: unknown; output: unknown },
    events: {} as { type: "authenticator.dismissed" } | { type: "retry.requested" },
  },
  actions: { keepTyped: () => {}, keepOutput: () => {} },
  actors: { remove: fromPromise(async () => {}) },
  guards: { answered: () => false },
}).createMachine({
  id: "authenticatorRemoval",
  context: { facts: null, typed: null, output: null },
  initial: "open",
  states: {
    open: {
      initial: "idle",
      states: { idle: {}, removed: {}, lastSecondFactor: {}, notFound: {}, unforeseen: {} },
      on: {
        "authenticator.dismissed": [{ target: "#authenticatorRemoval.submitting", actions: "keepTyped" }],
      },
      always: [],
    },
    submitting: {
      initial: "pending",
      exit: [],
      states: {
        pending: {
          invoke: {
            id: "remove",
            src: "remove",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "removed" } },
                target: "#authenticatorRemoval.open.removed",
                actions: ["keepOutput"],
                description: "answered(removed)",
              },
              {
                guard: { type: "answered", params: { outcome: "lastSecondFactor" } },
                target: "#authenticatorRemoval.open.lastSecondFactor",
                actions: ["keepOutput"],
                description: "answered(lastSecondFactor)",
              },
              {
                guard: { type: "answered", params: { outcome: "notFound" } },
                target: "#authenticatorRemoval.open.notFound",
                actions: ["keepOutput"],
                description: "answered(notFound)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#authenticatorRemoval.open.unforeseen",
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
            "authenticator.dismissed": [{ target: "#authenticatorRemoval.submitting", actions: "keepTyped" }],
          },
        },
      },
    },
  },
});
