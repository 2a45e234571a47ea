// Written by `npm run generate` from machines/account/password-change/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const passwordChangeMachine = setup({
  types: {
    context: {} as { facts: unknown; typed: unknown; output: unknown },
    events: {} as { type: "change.submitted" } | { type: "retry.requested" },
  },
  actions: { keepTyped: () => {}, forgetTyped: () => {}, keepOutput: () => {} },
  actors: { changePassword: fromPromise(async () => {}) },
  guards: { different: () => false, answered: () => false },
}).createMachine({
  id: "passwordChange",
  context: { facts: null, typed: null, output: null },
  initial: "open",
  states: {
    open: {
      initial: "idle",
      states: {
        idle: {},
        different: {},
        changed: {},
        incorrectPassword: {},
        passwordWeak: {},
        passwordCommon: {},
        passwordPersonal: {},
        tooManyRequests: {},
        unforeseen: {},
      },
      on: {
        "change.submitted": [
          { guard: "different", target: "#passwordChange.open.different" },
          { target: "#passwordChange.submitting", actions: "keepTyped" },
        ],
      },
      always: [],
    },
    submitting: {
      initial: "pending",
      exit: "forgetTyped",
      states: {
        pending: {
          invoke: {
            id: "changePassword",
            src: "changePassword",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "changed" } },
                target: "#passwordChange.open.changed",
                actions: ["keepOutput"],
                description: "answered(changed)",
              },
              {
                guard: { type: "answered", params: { outcome: "incorrectPassword" } },
                target: "#passwordChange.open.incorrectPassword",
                actions: ["keepOutput"],
                description: "answered(incorrectPassword)",
              },
              {
                guard: { type: "answered", params: { outcome: "passwordWeak" } },
                target: "#passwordChange.open.passwordWeak",
                actions: ["keepOutput"],
                description: "answered(passwordWeak)",
              },
              {
                guard: { type: "answered", params: { outcome: "passwordCommon" } },
                target: "#passwordChange.open.passwordCommon",
                actions: ["keepOutput"],
                description: "answered(passwordCommon)",
              },
              {
                guard: { type: "answered", params: { outcome: "passwordPersonal" } },
                target: "#passwordChange.open.passwordPersonal",
                actions: ["keepOutput"],
                description: "answered(passwordPersonal)",
              },
              {
                guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                target: "#passwordChange.open.tooManyRequests",
                actions: ["keepOutput"],
                description: "answered(tooManyRequests)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#passwordChange.open.unforeseen",
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
              { guard: "different", target: "#passwordChange.open.different" },
              { target: "#passwordChange.submitting", actions: "keepTyped" },
            ],
          },
        },
      },
    },
  },
});
