import { pathModel } from "#machines/paths/model.ts";
import type { MarketComparison } from "./market.contract.ts";
import { marketMachine } from "./market.machine.ts";

export const toJapan: MarketComparison = {
  marketId: "japan",
  languageId: "en",
  currencyBefore: { currency: "EUR", currency_precision: 2 },
  currencyAfter: { currency: "JPY", currency_precision: 0 },
  vatBefore: 0.21,
  vatAfter: 0.1,
  lines: [
    { variantId: "boston-fern", name: "Boston fern", variantName: null, before: 18.5, after: 2900 },
    { variantId: "lemon-tree", name: "Lemon tree", variantName: null, before: 49, after: null },
    { variantId: "loom", name: "Weaving loom kit", variantName: null, before: null, after: 9290 },
  ],
};

export const marketPaths = pathModel({
  machine: marketMachine,
  title: "Switching market and language",
  purpose: "choosing a market and a language, with a comparison of what would change",
  starts: { "Europe in English": { marketId: "europe", languageId: "en" } },
  happyPath: [
    "Europe in English",
    "chooses Japan",
    "compareMarkets ✓ one line is not sold there",
    "switches",
    "remember ✓ remembered",
  ],
  does: {
    "language.chosen": {
      "chooses Czech": { languageId: "cs" },
      "chooses English again": { languageId: "en" },
    },
    "market.chosen": {
      "chooses Japan": { marketId: "japan" },
      "chooses Europe again": { marketId: "europe" },
    },
    "switch.confirmed": "switches",
    "switch.declined": "stays",
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    compareMarkets: {
      compared: { "one line is not sold there": toJapan, "the cart is empty": { ...toJapan, lines: [] } },
      unforeseen: "a refusal nobody foresaw",
    },
    remember: { output: { remembered: undefined } },
  },
  requirements: { reloading: ["market.change-reloads"] },
});
