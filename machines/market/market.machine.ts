import { assign, setup } from "xstate";
import { effect, port } from "../port.ts";
import type {
  CompareMarketsInput,
  MarketChoice,
  MarketComparison,
  MarketEvent,
  MarketFacts,
} from "./market.contract.ts";

type Context = MarketFacts & { chosen: MarketChoice; comparison: MarketComparison | null };

export const marketMachine = setup({
  types: { input: {} as MarketFacts, context: {} as Context, events: {} as MarketEvent },
  actors: {
    compareMarkets: port<MarketComparison, CompareMarketsInput>("compareMarkets"),
    remember: port<void, MarketChoice>("remember"),
  },
  actions: {
    keepChosen: assign(({ context }, chosen: Partial<MarketChoice>) => ({
      chosen: { ...context.chosen, ...chosen },
    })),
    keepComparison: assign((_, comparison: MarketComparison) => ({
      comparison,
      chosen: { marketId: comparison.marketId, languageId: comparison.languageId },
    })),
    forgetChosen: assign(({ context: { marketId, languageId } }) => ({
      chosen: { marketId, languageId },
      comparison: null,
    })),
    /** The same screen, in the chosen market and language. */
    reload: effect<MarketChoice>(),
  },
  guards: {
    isOtherLanguage: ({ context }, { languageId }: { languageId: string }) =>
      languageId !== context.languageId,
    isOtherMarket: ({ context }, { marketId }: { marketId: string }) => marketId !== context.marketId,
  },
}).createMachine({
  id: "market",
  initial: "settled",
  context: ({ input }) => ({ ...input, chosen: input, comparison: null }),
  states: {
    settled: {
      entry: "forgetChosen",
      on: {
        "language.chosen": {
          guard: { type: "isOtherLanguage", params: ({ event }) => event },
          target: "remembering",
          actions: {
            type: "keepChosen",
            params: ({ event }) => ({ languageId: event.languageId }),
          },
        },
        "market.chosen": {
          guard: { type: "isOtherMarket", params: ({ event }) => event },
          target: "comparing",
          actions: { type: "keepChosen", params: ({ event }) => ({ marketId: event.marketId }) },
        },
      },
    },
    comparing: {
      invoke: {
        id: "compareMarkets",
        src: "compareMarkets",
        input: ({ context }) => ({
          from: context.marketId,
          to: context.chosen.marketId,
          languageId: context.languageId,
        }),
        onDone: {
          target: "confirming",
          actions: { type: "keepComparison", params: ({ event }) => event.output },
        },
        onError: "unreachable.comparison",
      },
      on: { "switch.declined": "settled" },
    },
    confirming: { on: { "switch.confirmed": "remembering", "switch.declined": "settled" } },
    remembering: {
      invoke: {
        id: "remember",
        src: "remember",
        input: ({ context }) => context.chosen,
        onDone: "reloading",
        onError: "unreachable.memory",
      },
    },
    unreachable: {
      initial: "comparison",
      states: {
        comparison: { on: { "retry.requested": "#market.comparing" } },
        memory: { on: { "retry.requested": "#market.remembering" } },
      },
      on: { "switch.declined": "settled" },
    },
    reloading: { entry: { type: "reload", params: ({ context }) => context.chosen } },
  },
});
