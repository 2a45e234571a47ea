import type { Unforeseen } from "../outcome.ts";

export type MarketFacts = { marketId: string; languageId: string };

export type MarketEvent =
  | { type: "language.chosen"; languageId: string }
  | { type: "market.chosen"; marketId: string }
  | { type: "switch.confirmed" }
  | { type: "switch.declined" }
  | { type: "retry.requested" };

/** `remember` stores it in a cookie, where server and browser can both read it. */
export type MarketChoice = { marketId: string; languageId: string };

/** `compareMarkets`. `languageId`: the current language. */
export type CompareMarketsInput = { from: string; to: string; languageId: string };

/** What switching would change. VAT as a fraction (0.21), currencies as ISO 4217 codes, lines by name. */
export type MarketComparison = {
  marketId: string;
  languageId: string;
  currencyBefore: string;
  currencyAfter: string;
  vatBefore: number;
  vatAfter: number;
  linesNotSold: string[];
};

export type CompareMarketsOutput = ({ outcome: "compared" } & MarketComparison) | Unforeseen;
