import type { Unforeseen } from "#machines/outcome.ts";

type Currency = { currency: string; currency_precision: number };

export type MarketFacts = { marketId: string; languageId: string };

export type MarketEvent =
  | { type: "language.chosen"; languageId: string }
  | { type: "market.chosen"; marketId: string }
  | { type: "switch.confirmed" }
  | { type: "switch.declined" }
  | { type: "retry.requested" };

/** Stored in a cookie, which server and browser can both read. */
export type MarketChoice = { marketId: string; languageId: string };

/** Port `remember`. `leaving`: variants to remove from the cart, because the other market does not sell them. */
export type RememberInput = MarketChoice & { leaving: string[] };

/** Port `compareMarkets`. `languageId`: the current language. */
export type CompareMarketsInput = { from: string; to: string; languageId: string };

/** A line of the cart: prices of one item here and there, incl. VAT, in each market's currency; null: not sold there. */
export type LineComparison = {
  variantId: string;
  name: string;
  /** Null if the product has one variant. */
  variantName: string | null;
  before: number | null;
  after: number | null;
};

/** What switching would change. VAT as a fraction (0.21), currencies as ISO 4217 codes with their decimals. */
export type MarketComparison = {
  marketId: string;
  languageId: string;
  currencyBefore: Currency;
  currencyAfter: Currency;
  vatBefore: number;
  vatAfter: number;
  lines: LineComparison[];
};

export type CompareMarketsOutput = ({ outcome: "compared" } & MarketComparison) | Unforeseen;
