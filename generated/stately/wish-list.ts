// Written by `npm run generate` from machines/shopping/wish-list/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const wishListMachine = setup({
  types: {
    context: {} as { isWished: unknown; isWanted: unknown; isSent: unknown; maximum: number },
    events: {} as { type: "wish.toggled" } | { type: "list.read" } | { type: "retry.requested" },
  },
  actions: {
    toggle: () => {},
    keepRead: () => {},
    markSent: () => {},
    keepWished: () => {},
    keepSaved: () => {},
    refreshLists: () => {},
    giveUp: () => {},
    keepMaximum: () => {},
  },
  actors: { saveWish: fromPromise(async () => {}) },
  guards: { "answered(saved) and wantsOther": () => false, answered: () => false },
}).createMachine({
  id: "wishList",
  context: { isWished: null, isWanted: null, isSent: null, maximum: 0 },
  initial: "choosing",
  states: {
    choosing: {
      initial: "settled",
      states: { settled: {}, full: {}, gone: {}, unforeseen: {} },
      on: {
        "wish.toggled": { target: "saving", actions: "toggle" },
        "list.read": { target: ".settled", actions: "keepRead" },
      },
    },
    saving: {
      initial: "asking",
      states: {
        asking: {
          entry: "markSent",
          on: { "wish.toggled": { actions: "toggle" }, "list.read": { actions: "keepWished" } },
          invoke: {
            id: "saveWish",
            src: "saveWish",
            onDone: [
              {
                guard: "answered(saved) and wantsOther",
                target: "asking",
                reenter: true,
                actions: "keepSaved",
              },
              {
                guard: { type: "answered", params: { outcome: "saved" } },
                target: "#wishList.choosing.settled",
                actions: ["keepSaved", "refreshLists"],
                description: "answered(saved)",
              },
              {
                guard: { type: "answered", params: { outcome: "wishListFull" } },
                target: "#wishList.choosing.full",
                actions: ["giveUp", "keepMaximum"],
                description: "answered(wishListFull)",
              },
              {
                guard: { type: "answered", params: { outcome: "notFound" } },
                target: "#wishList.choosing.gone",
                actions: "giveUp",
                description: "answered(notFound)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#wishList.choosing.unforeseen",
                actions: "giveUp",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "retry.requested": "asking",
            "wish.toggled": { target: "#wishList.choosing.settled", actions: "giveUp" },
            "list.read": { target: "#wishList.choosing.settled", actions: "keepRead" },
          },
        },
      },
    },
  },
});
