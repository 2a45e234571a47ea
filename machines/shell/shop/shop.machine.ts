import { assign, setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { effect, port } from "#machines/port.ts";
import type { EnterShopInput, EnterShopOutput, ShopEvent, ShopFacts } from "./shop.contract.ts";

type Context = {
  gate: ShopFacts["gate"];
  entered: boolean;
  word: string | null;
  seconds: number;
  tourLeadCode: string | null;
};

const shop = setup({
  types: { input: {} as ShopFacts, context: {} as Context, events: {} as ShopEvent },
  actors: { enterShop: port<EnterShopOutput, EnterShopInput>("enterShop") },
  actions: {
    keepWord: assign((_, { word }: { word: string | null }) => ({ word })),
    keepSeconds: assign((_, { seconds }: { seconds: number }) => ({ seconds })),
    keepCode: assign((_, { code }: { code: string }) => ({ tourLeadCode: code })),
    /** Stored for the session flow, before any redirect. */
    keepTourLeadCode: effect<{ code: string }>(),
  },
  guards: {
    answered: hasOutcome,
    isLetIn: ({ context }) => context.gate === "open" || context.entered,
    isCustomer: (_, { customer }: { customer: boolean }) => customer,
  },
});

const answers = createOutcomeTransitions<typeof shop>();

export const shopMachine = shop.createMachine({
  id: "shop",
  type: "parallel",
  context: ({ input }) => ({ ...input, word: null, seconds: 0, tourLeadCode: null }),
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
        deciding: { always: [{ guard: "isLetIn", target: "open" }, { target: "outside" }] },
        outside: {
          initial: "waiting",
          states: {
            waiting: {},
            wrongWord: {},
            tooMany: {},
            unforeseen: {},
            entering: {
              initial: "asking",
              states: {
                asking: {
                  invoke: {
                    id: "enterShop",
                    src: "enterShop",
                    input: ({ context }) => ({ word: context.word }),
                    onDone: answers<EnterShopOutput>({
                      entered: "#shop.gate.open",
                      wrongWord: "#shop.gate.outside.wrongWord",
                      tooManyRequests: {
                        target: "#shop.gate.outside.tooMany",
                        actions: { type: "keepSeconds", params: ({ event }) => event.output },
                      },
                      unforeseen: "#shop.gate.outside.unforeseen",
                    }),
                    onError: "unreachable",
                  },
                  on: { "entrance.requested": {} },
                },
                unreachable: {},
              },
            },
          },
          on: {
            "entrance.requested": {
              target: ".entering",
              actions: { type: "keepWord", params: ({ event }) => ({ word: event.word ?? null }) },
            },
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
        quiet: { on: { "server.failed": "serverError" } },
        serverError: { on: { "trouble.dismissed": "quiet" } },
      },
    },
  },
});
