// Written by `npm run generate` from machines/account/passkey/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const passkeyMachine = setup({
  types: {
    context: {} as { seconds: number },
    events: {} as { type: "passkey.chosen" } | { type: "retry.requested" },
  },
  actions: { logIn: () => {}, keepSeconds: () => {} },
  actors: { logInWithPasskey: fromPromise(async () => {}) },
  guards: { answered: () => false },
}).createMachine({
  id: "passkey",
  context: { seconds: 0 },
  initial: "offered",
  states: {
    offered: {
      initial: "looking",
      states: {
        looking: {},
        cancelled: {},
        unsupported: {},
        notAccepted: {},
        inactive: {},
        tooMany: {},
        unforeseen: {},
      },
      on: { "passkey.chosen": "using" },
    },
    using: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "logInWithPasskey",
            src: "logInWithPasskey",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "loggedIn" } },
                target: "#passkey.loggedIn",
                actions: "logIn",
                description: "answered(loggedIn)",
              },
              {
                guard: { type: "answered", params: { outcome: "cancelled" } },
                target: "#passkey.offered.cancelled",
                description: "answered(cancelled)",
              },
              {
                guard: { type: "answered", params: { outcome: "unsupported" } },
                target: "#passkey.offered.unsupported",
                description: "answered(unsupported)",
              },
              {
                guard: { type: "answered", params: { outcome: "passkeyNotAccepted" } },
                target: "#passkey.offered.notAccepted",
                description: "answered(passkeyNotAccepted)",
              },
              {
                guard: { type: "answered", params: { outcome: "userNotActive" } },
                target: "#passkey.offered.inactive",
                description: "answered(userNotActive)",
              },
              {
                guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                target: "#passkey.offered.tooMany",
                actions: "keepSeconds",
                description: "answered(tooManyRequests)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#passkey.offered.unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking", "passkey.chosen": "asking" } },
      },
    },
    loggedIn: { on: { "passkey.chosen": "using" } },
  },
});
