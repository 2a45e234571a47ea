import type { ScreenArea } from "../../domain/text-areas.ts";
import type { Wire } from "../api/client.ts";

export type LanguageFacts = Pick<
  Wire["Language"],
  "id" | "name" | "locale" | "direction" | "currency_format" | "date_format" | "time_format"
>;

/** What the server knows about a request before rendering: plain data, and the machines' input on both sides. */
export type Facts = {
  market: Wire["Market"];
  language: LanguageFacts;
  /** What the cheapest delivery of the market costs, and from which order value on it is free; null: everything is collected. */
  delivery: { from: number; freeFrom: number | null } | null;
  markets: readonly Pick<Wire["Market"], "id" | "name" | "countries" | "currency" | "languages">[];
  languages: readonly Wire["LanguageSummary"][];
  settings: Wire["Settings"];
  /** What the server runs: scripts and texts of another version can't be loaded into this page. */
  version: string;
  /** The gate stands open for this visitor. */
  entered: boolean;
  /** Addresses of the language's texts, a hashed file per area. */
  messages: Readonly<Record<ScreenArea, string>>;
};

export const marketLocaleOf = ({ market, language }: Facts) => ({
  marketId: market.id,
  languageId: language.id,
});
