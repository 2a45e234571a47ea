// Written by `npm run generate` from machines/account/password-reset/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const passwordResetMachine = setup({
  types: {
    context: {} as { facts: unknown; typed: unknown; output: unknown },
    events: {} as { type: "reset.submitted" } | { type: "retry.requested" },
  },
  actions: { keepTyped: () => {}, forgetTyped: () => {}, keepOutput: () => {}, goToLogin: () => {} },
  actors: { resetPassword: fromPromise(async () => {}) },
  guards: { different: () => false, tokenInvalid: () => false, answered: () => false },
}).createMachine({
  id: "passwordReset",
  context: { facts: null, typed: null, output: null },
  initial: "open",
  states: {
    open: {
      initial: "idle",
      states: {
        idle: {},
        different: {},
        passwordWeak: {},
        passwordCommon: {},
        passwordPersonal: {},
        tooManyRequests: {},
        unforeseen: {},
      },
      on: {
        "reset.submitted": [
          { guard: "different", target: "#passwordReset.open.different" },
          { target: "#passwordReset.submitting", actions: "keepTyped" },
        ],
      },
      always: [{ guard: "tokenInvalid", target: "#passwordReset.tokenInvalid" }],
    },
    submitting: {
      initial: "pending",
      exit: "forgetTyped",
      states: {
        pending: {
          invoke: {
            id: "resetPassword",
            src: "resetPassword",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "reset" } },
                target: "#passwordReset.reset",
                actions: ["keepOutput", "goToLogin"],
                description: "answered(reset)",
              },
              {
                guard: { type: "answered", params: { outcome: "tokenInvalid" } },
                target: "#passwordReset.tokenInvalid",
                actions: ["keepOutput"],
                description: "answered(tokenInvalid)",
              },
              {
                guard: { type: "answered", params: { outcome: "passwordWeak" } },
                target: "#passwordReset.open.passwordWeak",
                actions: ["keepOutput"],
                description: "answered(passwordWeak)",
              },
              {
                guard: { type: "answered", params: { outcome: "passwordCommon" } },
                target: "#passwordReset.open.passwordCommon",
                actions: ["keepOutput"],
                description: "answered(passwordCommon)",
              },
              {
                guard: { type: "answered", params: { outcome: "passwordPersonal" } },
                target: "#passwordReset.open.passwordPersonal",
                actions: ["keepOutput"],
                description: "answered(passwordPersonal)",
              },
              {
                guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                target: "#passwordReset.open.tooManyRequests",
                actions: ["keepOutput"],
                description: "answered(tooManyRequests)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#passwordReset.open.unforeseen",
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
            "reset.submitted": [
              { guard: "different", target: "#passwordReset.open.different" },
              { target: "#passwordReset.submitting", actions: "keepTyped" },
            ],
          },
        },
      },
    },
    reset: {},
    tokenInvalid: {},
  },
});
