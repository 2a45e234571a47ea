// Written by `npm run generate` from machines/after-sale/buy-again/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const buyAgainMachine = setup({
  types: {
    context: {} as { waiting: unknown; added: unknown[]; leftOut: unknown[]; unanswered: unknown[] },
    events: {} as { type: "buy.requested" } | { type: "retry.requested" },
  },
  actions: {
    refreshCart: () => {},
    keepAdded: () => {},
    keepLeftOut: () => {},
    keepUnanswered: () => {},
    takeUnanswered: () => {},
  },
  actors: { addLine: fromPromise(async () => {}) },
  guards: { isWaiting: () => false, isUnanswered: () => false, isAdded: () => false, answered: () => false },
}).createMachine({
  id: "buyAgain",
  context: { waiting: null, added: [], leftOut: [], unanswered: [] },
  initial: "offered",
  states: {
    offered: { on: { "buy.requested": "adding" } },
    adding: {
      initial: "choosing",
      exit: "refreshCart",
      states: {
        choosing: {
          always: [
            { guard: "isWaiting", target: "asking" },
            { guard: "isUnanswered", target: "#buyAgain.unanswered" },
            { guard: "isAdded", target: "#buyAgain.inCart" },
            { target: "#buyAgain.nothingAdded" },
          ],
        },
        asking: {
          invoke: {
            id: "addLine",
            src: "addLine",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "added" } },
                target: "choosing",
                actions: "keepAdded",
                description: "answered(added)",
              },
              {
                guard: { type: "answered", params: { outcome: "itemUnavailable" } },
                target: "choosing",
                actions: "keepLeftOut",
                description: "answered(itemUnavailable)",
              },
              {
                guard: { type: "answered", params: { outcome: "notSoldHere" } },
                target: "choosing",
                actions: "keepLeftOut",
                description: "answered(notSoldHere)",
              },
              {
                guard: { type: "answered", params: { outcome: "soldOut" } },
                target: "choosing",
                actions: "keepLeftOut",
                description: "answered(soldOut)",
              },
              {
                guard: { type: "answered", params: { outcome: "cartMaximumExceeded" } },
                target: "choosing",
                actions: "keepLeftOut",
                description: "answered(cartMaximumExceeded)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "choosing",
                actions: "keepLeftOut",
                description: "answered(unforeseen)",
              },
            ],
            onError: { target: "choosing", actions: "keepUnanswered" },
          },
        },
      },
    },
    unanswered: { on: { "retry.requested": { target: "adding", actions: "takeUnanswered" } } },
    inCart: {},
    nothingAdded: {},
  },
});
