import { assign, setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { effect, port } from "#machines/port.ts";
import type { SaveWishInput, SaveWishOutput, WishListEvent, WishListFacts } from "./wish-list.contract.ts";

/** `isWanted`: the customer's choice; `isSent`: being saved; `isWished`: on the stored list. */
type Context = WishListFacts & { isWanted: boolean; isSent: boolean; maximum: number };

const wishList = setup({
  types: { input: {} as WishListFacts, context: {} as Context, events: {} as WishListEvent },
  actors: { saveWish: port<SaveWishOutput, SaveWishInput>("saveWish") },
  actions: {
    toggle: assign(({ context }) => ({ isWanted: !context.isWanted })),
    markSent: assign(({ context }) => ({ isSent: context.isWanted })),
    giveUp: assign(({ context }) => ({ isWanted: context.isWished })),
    keepRead: assign((_, { isWished }: { isWished: boolean }) => ({ isWished, isWanted: isWished })),
    keepWished: assign((_, { isWished }: { isWished: boolean }) => ({ isWished })),
    keepSaved: assign(({ context }) => ({ isWished: context.isSent })),
    keepMaximum: assign((_, { maximum }: { maximum: number }) => ({ maximum })),
    refreshLists: effect(),
  },
  guards: { answered: hasOutcome, wantsOther: ({ context }) => context.isWanted !== context.isSent },
});

const answers = createOutcomeTransitions<typeof wishList>();

export const wishListMachine = wishList.createMachine({
  id: "wishList",
  initial: "choosing",
  context: ({ input }) => ({ ...input, isWanted: input.isWished, isSent: input.isWished, maximum: 0 }),
  states: {
    choosing: {
      initial: "settled",
      states: { settled: {}, full: {}, gone: {}, unforeseen: {} },
      on: {
        "wish.toggled": { target: "saving", actions: "toggle" },
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
          entry: "markSent",
          on: {
            /** Pressed during the request: saved next. */
            "wish.toggled": { actions: "toggle" },
            "list.read": { actions: { type: "keepWished", params: ({ event }) => event } },
          },
          invoke: {
            id: "saveWish",
            src: "saveWish",
            input: ({ context: { isWanted } }) => ({ isWished: isWanted }),
            onDone: answers<SaveWishOutput>({
              saved: [
                { guard: "wantsOther", target: "asking", reenter: true, actions: "keepSaved" },
                { target: "#wishList.choosing.settled", actions: ["keepSaved", "refreshLists"] },
              ],
              wishListFull: {
                target: "#wishList.choosing.full",
                actions: ["giveUp", { type: "keepMaximum", params: ({ event }) => event.output }],
              },
              notFound: { target: "#wishList.choosing.gone", actions: "giveUp" },
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
