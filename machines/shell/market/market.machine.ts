import { assign, setup } from "xstate";
import { effect, port } from "#machines/port.ts";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import type {
  CompareMarketsInput,
  CompareMarketsOutput,
  MarketChoice,
  MarketComparison,
  MarketEvent,
  MarketFacts,
  RememberInput,
} from "./market.contract.ts";

type Context = MarketFacts & { chosen: MarketChoice; comparison: MarketComparison | null };

type Compared = Extract<CompareMarketsOutput, { outcome: "compared" }>;

const market = setup({
  types: { input: {} as MarketFacts, context: {} as Context, events: {} as MarketEvent },
  actors: {
    compareMarkets: port<CompareMarketsOutput, CompareMarketsInput>("compareMarkets"),
    remember: port<void, RememberInput>("remember"),
  },
  actions: {
    keepChosen: assign(({ context }, chosen: Partial<MarketChoice>) => ({
      chosen: { ...context.chosen, ...chosen },
    })),
    keepComparison: assign((_, { outcome: _said, ...comparison }: Compared) => ({
      comparison,
      chosen: { marketId: comparison.marketId, languageId: comparison.languageId },
    })),
    forgetChosen: assign(({ context: { marketId, languageId } }) => ({
      chosen: { marketId, languageId },
      comparison: null,
    })),
    reload: effect<MarketChoice>(),
  },
  guards: {
    answered: hasOutcome,
    isCartEmpty: (_, { lines }: Pick<MarketComparison, "lines">) => lines.length === 0,
    isOtherLanguage: ({ context }, { languageId }: { languageId: string }) =>
      languageId !== context.languageId,
    isOtherMarket: ({ context }, { marketId }: { marketId: string }) => marketId !== context.marketId,
  },
});

const answers = createOutcomeTransitions<typeof market>();

export const marketMachine = market.createMachine({
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
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "compareMarkets",
            src: "compareMarkets",
            input: ({ context }) => ({
              from: context.marketId,
              to: context.chosen.marketId,
              languageId: context.languageId,
            }),
            onDone: answers<CompareMarketsOutput>({
              compared: [
                // An empty cart has no prices to compare.
                {
                  guard: { type: "isCartEmpty", params: ({ event }) => event.output },
                  target: "#market.remembering",
                  actions: { type: "keepComparison", params: ({ event }) => event.output },
                },
                {
                  target: "#market.confirming",
                  actions: { type: "keepComparison", params: ({ event }) => event.output },
                },
              ],
              unforeseen: "#market.unforeseen",
            }),
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
          invoke: {
            id: "remember",
            src: "remember",
            input: ({ context: { chosen, comparison } }) => ({
              ...chosen,
              leaving: (comparison?.lines ?? []).flatMap(({ variantId, after }) =>
                after === null ? variantId : [],
              ),
            }),
            onDone: "#market.reloading",
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking", "switch.declined": "#market.settled" } },
      },
    },
    unforeseen: { on: { "switch.declined": "settled" } },
    reloading: { entry: { type: "reload", params: ({ context }) => context.chosen } },
  },
});
