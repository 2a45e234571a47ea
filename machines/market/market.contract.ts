import type { Unforeseen } from "../outcome.ts";

export type MarketFacts = { marketId: string; languageId: string };

export type MarketEvent =
  | { type: "language.chosen"; languageId: string }
  | { type: "market.chosen"; marketId: string }
  | { type: "switch.confirmed" }
  | { type: "switch.declined" }
  | { type: "retry.requested" };

/** `remember`: where server and browser both find it, the cookie. */
export type MarketChoice = { marketId: string; languageId: string };

/** `compareMarkets`. `languageId` is the one that is spoken now. */
export type CompareMarketsInput = { from: string; to: string; languageId: string };

/** What switching would change. VAT as a fraction (0.21), currencies by ISO 4217, lines by name. */
export type MarketComparison = {
  marketId: string;
  languageId: string;
  currencyBefore: string;
  currencyAfter: string;
  vatBefore: number;
  vatAfter: number;
  linesNotSold: string[];
};

/** `compareMarkets`. */
export type CompareMarketsOutput = ({ outcome: "compared" } & MarketComparison) | Unforeseen;
