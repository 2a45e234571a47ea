// Written by `npm run generate` from machines/tour-leads/bank-account/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const bankAccountMachine = setup({
  types: {
    context: {} as { account: unknown; typed: unknown; wrong: unknown; seconds: number },
    events: {} as
      | { type: "change.requested" }
      | { type: "account.submitted" }
      | { type: "change.left" }
      | { type: "retry.requested" },
  },
  actions: {
    keepTyped: () => {},
    forgetTyped: () => {},
    showAccount: () => {},
    keepWrong: () => {},
    keepSeconds: () => {},
  },
  actors: { keepAccount: fromPromise(async () => {}) },
  guards: { hasAccount: () => false, answered: () => false },
}).createMachine({
  id: "bankAccount",
  context: { account: null, typed: null, wrong: null, seconds: 0 },
  initial: "sorting",
  states: {
    sorting: { always: [{ guard: "hasAccount", target: "shown" }, "typing"] },
    shown: { initial: "resting", states: { resting: {}, kept: {} }, on: { "change.requested": "typing" } },
    typing: {
      initial: "editing",
      states: { editing: {}, wrong: {}, incorrect: {}, accountThere: {}, tooMany: {}, unforeseen: {} },
      on: {
        "account.submitted": { target: "keeping", actions: "keepTyped" },
        "change.left": { guard: "hasAccount", target: "shown" },
      },
    },
    keeping: {
      exit: "forgetTyped",
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "keepAccount",
            src: "keepAccount",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "kept" } },
                target: "#bankAccount.shown.kept",
                actions: "showAccount",
                description: "answered(kept)",
              },
              {
                guard: { type: "answered", params: { outcome: "invalid" } },
                target: "#bankAccount.typing.wrong",
                actions: "keepWrong",
                description: "answered(invalid)",
              },
              {
                guard: { type: "answered", params: { outcome: "incorrectPassword" } },
                target: "#bankAccount.typing.incorrect",
                description: "answered(incorrectPassword)",
              },
              {
                guard: { type: "answered", params: { outcome: "passwordNeeded" } },
                target: "#bankAccount.typing.accountThere",
                actions: "showAccount",
                description: "answered(passwordNeeded)",
              },
              {
                guard: { type: "answered", params: { outcome: "notATourLead" } },
                target: "#bankAccount.notAllowed",
                description: "answered(notATourLead)",
              },
              {
                guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                target: "#bankAccount.typing.tooMany",
                actions: "keepSeconds",
                description: "answered(tooManyRequests)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#bankAccount.typing.unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "retry.requested": "asking",
            "account.submitted": { target: "asking", actions: "keepTyped" },
          },
        },
      },
    },
    notAllowed: {},
  },
});
