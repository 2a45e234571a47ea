import { assign, setup } from "xstate";
import { answered, answersOf } from "../outcome.ts";
import { effect, port } from "../port.ts";
import type { SaveWishInput, SaveWishOutput, WishListEvent, WishListFacts } from "./wish-list.contract.ts";

/** `isWanted`: as the person wants it; where that is not saved yet, `isWished` says how it was. */
type Context = WishListFacts & { isWanted: boolean; maximum: number };

const wishList = setup({
  types: { input: {} as WishListFacts, context: {} as Context, events: {} as WishListEvent },
  actors: { saveWish: port<SaveWishOutput, SaveWishInput>("saveWish") },
  actions: {
    wantOther: assign(({ context }) => ({ isWanted: !context.isWished })),
    giveUp: assign(({ context }) => ({ isWanted: context.isWished })),
    keepRead: assign((_, { isWished }: { isWished: boolean }) => ({ isWished, isWanted: isWished })),
    keepWished: assign((_, { isWished }: { isWished: boolean }) => ({ isWished })),
    keepSaved: assign(({ context }) => ({ isWished: context.isWanted })),
    keepMaximum: assign((_, { maximum }: { maximum: number }) => ({ maximum })),
    /** Lists that are on the screen are out of date. */
    refreshLists: effect(),
  },
  guards: { answered },
});

const answers = answersOf<typeof wishList>();

export const wishListMachine = wishList.createMachine({
  id: "wishList",
  initial: "choosing",
  context: ({ input }) => ({ ...input, isWanted: input.isWished, maximum: 0 }),
  states: {
    choosing: {
      initial: "settled",
      states: { settled: {}, full: {}, gone: {}, unforeseen: {} },
      on: {
        "wish.toggled": { target: "saving", actions: "wantOther" },
        "list.read": {
          target: ".settled",
          actions: { type: "keepRead", params: ({ event }) => event },
        },
      },
    },
    saving: {
      initial: "asking",
      states: {
        asking: {
          on: { "list.read": { actions: { type: "keepWished", params: ({ event }) => event } } },
          invoke: {
            id: "saveWish",
            src: "saveWish",
            input: ({ context: { isWanted } }) => ({ isWished: isWanted }),
            onDone: answers<SaveWishOutput>({
              saved: { target: "#wishList.choosing.settled", actions: ["keepSaved", "refreshLists"] },
              full: {
                target: "#wishList.choosing.full",
                actions: ["giveUp", { type: "keepMaximum", params: ({ event }) => event.output }],
              },
              gone: { target: "#wishList.choosing.gone", actions: "giveUp" },
              unforeseen: { target: "#wishList.choosing.unforeseen", actions: "giveUp" },
            }),
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "retry.requested": "asking",
            "wish.toggled": { target: "#wishList.choosing.settled", actions: "giveUp" },
            "list.read": {
              target: "#wishList.choosing.settled",
              actions: { type: "keepRead", params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
