import type { PathModel } from "../paths/model.ts";
import type { MarketComparison } from "./market.contract.ts";
import { marketMachine } from "./market.machine.ts";

export const toJapan: MarketComparison = {
  marketId: "japan",
  languageId: "en",
  currencyBefore: "EUR",
  currencyAfter: "JPY",
  vatBefore: 0.21,
  vatAfter: 0.1,
  linesNotSold: ["Lemon tree"],
};

export const marketPaths: PathModel<typeof marketMachine> = {
  machine: marketMachine,
  purpose: "market and language, and what switching would change",
  starts: { "Europe in English": { marketId: "europe", languageId: "en" } },
  events: {
    "chooses Czech": { type: "language.chosen", languageId: "cs" },
    "chooses English again": { type: "language.chosen", languageId: "en" },
    "chooses Japan": { type: "market.chosen", marketId: "japan" },
    "chooses Europe again": { type: "market.chosen", marketId: "europe" },
    switches: { type: "switch.confirmed" },
    stays: { type: "switch.declined" },
    "tries again": { type: "retry.requested" },
  },
  outcomes: {
    compareMarkets: {
      "one line is not sold there": { output: toJapan },
      offline: { error: "offline" },
    },
    remember: { remembered: { output: undefined }, "cookies are barred": { error: "barred" } },
  },
};
