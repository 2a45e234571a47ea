// Written by `npm run generate` from machines/administration/payout-export/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const payoutExportMachine = setup({
  types: {
    context: {} as {
      currencies: unknown;
      file: unknown;
      request: unknown;
      currency: unknown;
      saved: unknown;
      seconds: number;
    },
    events: {} as
      | { type: "currencies.changed" }
      | { type: "again.chosen" }
      | { type: "again.left" }
      | { type: "export.submitted" }
      | { type: "retry.requested" },
  },
  actions: {
    keepCurrencies: () => {},
    keepRequest: () => {},
    forgetRequest: () => {},
    keepSaved: () => {},
    keepSeconds: () => {},
  },
  actors: { exportPayouts: fromPromise(async () => {}) },
  guards: { isAgain: () => false, "answered(saved) and isAgain": () => false, answered: () => false },
}).createMachine({
  id: "payoutExport",
  context: { currencies: null, file: null, request: null, currency: null, saved: null, seconds: 0 },
  initial: "sorting",
  on: { "currencies.changed": { actions: "keepCurrencies" } },
  states: {
    sorting: { always: [{ guard: "isAgain", target: "offered" }, "typing"] },
    offered: { initial: "resting", states: { resting: {}, saved: {} }, on: { "again.chosen": "typing" } },
    typing: {
      initial: "editing",
      states: {
        editing: {},
        saved: {},
        incorrect: {},
        nothing: {},
        noAccount: {},
        ownCase: {},
        tooMany: {},
        unforeseen: {},
      },
      on: {
        "again.left": { guard: "isAgain", target: "offered" },
        "export.submitted": { target: "exporting", actions: "keepRequest" },
      },
    },
    exporting: {
      exit: "forgetRequest",
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "exportPayouts",
            src: "exportPayouts",
            onDone: [
              {
                guard: "answered(saved) and isAgain",
                target: "#payoutExport.offered.saved",
                actions: "keepSaved",
              },
              {
                guard: { type: "answered", params: { outcome: "saved" } },
                target: "#payoutExport.typing.saved",
                actions: "keepSaved",
                description: "answered(saved)",
              },
              {
                guard: { type: "answered", params: { outcome: "incorrectPassword" } },
                target: "#payoutExport.typing.incorrect",
                description: "answered(incorrectPassword)",
              },
              {
                guard: { type: "answered", params: { outcome: "nothingToExport" } },
                target: "#payoutExport.typing.nothing",
                description: "answered(nothingToExport)",
              },
              {
                guard: { type: "answered", params: { outcome: "noPayoutAccount" } },
                target: "#payoutExport.typing.noAccount",
                description: "answered(noPayoutAccount)",
              },
              {
                guard: { type: "answered", params: { outcome: "ownCase" } },
                target: "#payoutExport.typing.ownCase",
                description: "answered(ownCase)",
              },
              {
                guard: { type: "answered", params: { outcome: "administratorsOnly" } },
                target: "#payoutExport.notAllowed",
                description: "answered(administratorsOnly)",
              },
              {
                guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                target: "#payoutExport.typing.tooMany",
                actions: "keepSeconds",
                description: "answered(tooManyRequests)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#payoutExport.typing.unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
      },
    },
    notAllowed: {},
  },
});
