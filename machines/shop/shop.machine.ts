import { assign, setup } from "xstate";
import { effect, port } from "../port.ts";
import type { EnterShopInput, EnterShopOutput, ShopEvent, ShopFacts } from "./shop.contract.ts";

type Context = {
  gate: ShopFacts["gate"];
  entered: boolean;
  word: string | null;
  tourLeadCode: string | null;
};

export const shopMachine = setup({
  types: { input: {} as ShopFacts, context: {} as Context, events: {} as ShopEvent },
  actors: { enterShop: port<EnterShopOutput, EnterShopInput>("enterShop") },
  actions: {
    keepWord: assign((_, { word }: { word: string | null }) => ({ word })),
    keepCode: assign((_, { code }: { code: string }) => ({ tourLeadCode: code })),
    /** For the session, before any redirect. */
    keepTourLeadCode: effect<{ code: string }>(),
    /** The page, as it is, from the server. */
    reload: effect(),
  },
  guards: {
    isLetIn: ({ context }) => context.gate === "open" || context.entered,
    isCustomer: (_, { customer }: { customer: boolean }) => customer,
    isWrongWord: (_, { outcome }: EnterShopOutput) => outcome === "wrongWord",
  },
}).createMachine({
  id: "shop",
  type: "parallel",
  context: ({ input }) => ({ ...input, word: null, tourLeadCode: null }),
  on: {
    "tourLead.arrived": {
      actions: [
        { type: "keepCode", params: ({ event }) => event },
        { type: "keepTourLeadCode", params: ({ event }) => event },
      ],
    },
  },
  states: {
    gate: {
      initial: "deciding",
      states: {
        deciding: { always: [{ guard: "isLetIn", target: "open" }, "closed"] },
        closed: {
          initial: "waiting",
          states: { waiting: {}, wrongWord: {}, unreachable: {} },
          on: {
            "entrance.requested": {
              target: "entering",
              actions: {
                type: "keepWord",
                params: ({ event }) => ({ word: event.word ?? null }),
              },
            },
            "session.known": {
              guard: { type: "isCustomer", params: ({ event }) => event },
              target: "open",
            },
          },
        },
        entering: {
          invoke: {
            id: "enterShop",
            src: "enterShop",
            input: ({ context }) => ({ word: context.word }),
            onDone: [
              {
                guard: { type: "isWrongWord", params: ({ event }) => event.output },
                target: "closed.wrongWord",
              },
              "open",
            ],
            onError: "closed.unreachable",
          },
          on: {
            "session.known": {
              guard: { type: "isCustomer", params: ({ event }) => event },
              target: "open",
            },
          },
        },
        open: {},
      },
    },
    trouble: {
      initial: "quiet",
      states: {
        quiet: { on: { "server.failed": "serverError", "chunk.failed": "staleChunk" } },
        serverError: { on: { "trouble.dismissed": "quiet" } },
        staleChunk: { on: { "trouble.dismissed": "quiet", "reload.requested": "reloading" } },
        reloading: { entry: "reload" },
      },
    },
  },
});
