// Written by `npm run generate` from machines/shell/market/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const marketMachine = setup({
  types: {
    context: {} as { marketId: unknown; languageId: unknown; chosen: unknown; comparison: unknown },
    events: {} as
      | { type: "language.chosen" }
      | { type: "market.chosen" }
      | { type: "retry.requested" }
      | { type: "switch.declined" }
      | { type: "switch.confirmed" },
  },
  actions: { forgetChosen: () => {}, keepChosen: () => {}, keepComparison: () => {}, reload: () => {} },
  actors: { compareMarkets: fromPromise(async () => {}), remember: fromPromise(async () => {}) },
  guards: {
    isOtherLanguage: () => false,
    isOtherMarket: () => false,
    "answered(compared) and isCartEmpty": () => false,
    answered: () => false,
  },
}).createMachine({
  id: "market",
  context: { marketId: null, languageId: null, chosen: null, comparison: null },
  initial: "settled",
  states: {
    settled: {
      entry: "forgetChosen",
      on: {
        "language.chosen": { guard: "isOtherLanguage", target: "remembering", actions: "keepChosen" },
        "market.chosen": { guard: "isOtherMarket", target: "comparing", actions: "keepChosen" },
      },
    },
    comparing: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "compareMarkets",
            src: "compareMarkets",
            onDone: [
              {
                guard: "answered(compared) and isCartEmpty",
                target: "#market.remembering",
                actions: "keepComparison",
              },
              {
                guard: { type: "answered", params: { outcome: "compared" } },
                target: "#market.confirming",
                actions: "keepComparison",
                description: "answered(compared)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#market.unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking", "switch.declined": "#market.settled" } },
      },
    },
    confirming: { on: { "switch.confirmed": "remembering", "switch.declined": "settled" } },
    remembering: {
      initial: "asking",
      states: {
        asking: {
          invoke: { id: "remember", src: "remember", onDone: "#market.reloading", onError: "unreachable" },
        },
        unreachable: { on: { "retry.requested": "asking", "switch.declined": "#market.settled" } },
      },
    },
    unforeseen: { on: { "switch.declined": "settled" } },
    reloading: { entry: "reload" },
  },
});
