// Written by `npm run generate` from machines/account/edit-address/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const editAddressMachine = setup({
  types: {
    context: {} as { kind: unknown; address: unknown; typed: unknown; wanted: unknown; fieldErrors: unknown },
    events: {} as { type: "address.submitted" } | { type: "address.removed" } | { type: "retry.requested" },
  },
  actions: { keepTyped: () => {}, wantNone: () => {}, keepFieldErrors: () => {}, showAddresses: () => {} },
  actors: { saveAddress: fromPromise(async () => {}) },
  guards: { answered: () => false },
}).createMachine({
  id: "editAddress",
  context: { kind: null, address: null, typed: null, wanted: null, fieldErrors: null },
  initial: "typing",
  states: {
    typing: {
      initial: "editing",
      states: { editing: {}, refused: {}, unforeseen: {} },
      on: {
        "address.submitted": { target: "saving", actions: "keepTyped" },
        "address.removed": { target: "saving", actions: "wantNone" },
      },
    },
    saving: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "saveAddress",
            src: "saveAddress",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "saved" } },
                target: "#editAddress.saved",
                description: "answered(saved)",
              },
              {
                guard: { type: "answered", params: { outcome: "invalid" } },
                target: "#editAddress.typing.refused",
                actions: "keepFieldErrors",
                description: "answered(invalid)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#editAddress.typing.unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "retry.requested": "asking",
            "address.submitted": { target: "asking", actions: "keepTyped" },
            "address.removed": { target: "asking", actions: "wantNone" },
          },
        },
      },
    },
    saved: { type: "final", entry: "showAddresses" },
  },
});
