// Written by `npm run generate` from machines/account/account-deletion/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const accountDeletionMachine = setup({
  types: {
    context: {} as { facts: unknown; typed: unknown; output: unknown },
    events: {} as { type: "deletion.submitted" } | { type: "retry.requested" },
  },
  actions: { keepTyped: () => {}, forgetTyped: () => {}, keepOutput: () => {}, leave: () => {} },
  actors: { deleteAccount: fromPromise(async () => {}) },
  guards: { answered: () => false },
}).createMachine({
  id: "accountDeletion",
  context: { facts: null, typed: null, output: null },
  initial: "open",
  states: {
    open: {
      initial: "idle",
      states: {
        idle: {},
        incorrectPassword: {},
        stillOpen: {},
        commissionDebt: {},
        lastAdministrator: {},
        tooManyRequests: {},
        unforeseen: {},
      },
      on: { "deletion.submitted": [{ target: "#accountDeletion.submitting", actions: "keepTyped" }] },
      always: [],
    },
    submitting: {
      initial: "pending",
      exit: "forgetTyped",
      states: {
        pending: {
          invoke: {
            id: "deleteAccount",
            src: "deleteAccount",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "deleted" } },
                target: "#accountDeletion.deleted",
                actions: ["keepOutput", "leave"],
                description: "answered(deleted)",
              },
              {
                guard: { type: "answered", params: { outcome: "incorrectPassword" } },
                target: "#accountDeletion.open.incorrectPassword",
                actions: ["keepOutput"],
                description: "answered(incorrectPassword)",
              },
              {
                guard: { type: "answered", params: { outcome: "stillOpen" } },
                target: "#accountDeletion.open.stillOpen",
                actions: ["keepOutput"],
                description: "answered(stillOpen)",
              },
              {
                guard: { type: "answered", params: { outcome: "commissionDebt" } },
                target: "#accountDeletion.open.commissionDebt",
                actions: ["keepOutput"],
                description: "answered(commissionDebt)",
              },
              {
                guard: { type: "answered", params: { outcome: "lastAdministrator" } },
                target: "#accountDeletion.open.lastAdministrator",
                actions: ["keepOutput"],
                description: "answered(lastAdministrator)",
              },
              {
                guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                target: "#accountDeletion.open.tooManyRequests",
                actions: ["keepOutput"],
                description: "answered(tooManyRequests)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#accountDeletion.open.unforeseen",
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
            "deletion.submitted": [{ target: "#accountDeletion.submitting", actions: "keepTyped" }],
          },
        },
      },
    },
    deleted: {},
  },
});
