// Written by `npm run generate` from machines/account/edit-account/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const editAccountMachine = setup({
  types: {
    context: {} as { account: unknown; hasTourLead: boolean; typed: unknown; fieldErrors: unknown },
    events: {} as { type: "account.submitted" } | { type: "retry.requested" },
  },
  actions: { keepTyped: () => {}, keepSaved: () => {}, tellSession: () => {}, keepFieldErrors: () => {} },
  actors: { saveAccount: fromPromise(async () => {}) },
  guards: { answered: () => false },
}).createMachine({
  id: "editAccount",
  context: { account: null, hasTourLead: false, typed: null, fieldErrors: null },
  initial: "typing",
  states: {
    typing: {
      initial: "editing",
      states: { editing: {}, saved: {}, refused: {}, unforeseen: {} },
      on: { "account.submitted": { target: "saving", actions: "keepTyped" } },
    },
    saving: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "saveAccount",
            src: "saveAccount",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "saved" } },
                target: "#editAccount.typing.saved",
                actions: ["keepSaved", "tellSession"],
                description: "answered(saved)",
              },
              {
                guard: { type: "answered", params: { outcome: "invalid" } },
                target: "#editAccount.typing.refused",
                actions: "keepFieldErrors",
                description: "answered(invalid)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#editAccount.typing.unforeseen",
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
  },
});
