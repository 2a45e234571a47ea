import type { ScreenArea } from "#domain/text-areas.ts";
import type { Wire } from "#src/api/client.ts";

export type LanguageFacts = Pick<
  Wire["Language"],
  "id" | "name" | "locale" | "direction" | "currency_format" | "date_format" | "time_format"
>;

/** What the server knows about a request before rendering: plain data, and the machines' input on both sides. */
export type Facts = {
  market: Wire["Market"];
  language: LanguageFacts;
  /** The market's cheapest delivery and the order value from which it is free; null: pick-up only. */
  delivery: { from: number; freeFrom: number | null } | null;
  markets: readonly Pick<Wire["Market"], "id" | "name" | "countries" | "currency" | "languages">[];
  languages: readonly Wire["LanguageSummary"][];
  settings: Wire["Settings"];
  /** The server's version: scripts and texts of another version can't be loaded into this page. */
  version: string;
  entered: boolean;
  /** URLs of the language's texts, a hashed file per area. */
  messages: Readonly<Record<ScreenArea, string>>;
};

export const marketLocaleOf = ({ market, language }: Facts) => ({
  marketId: market.id,
  languageId: language.id,
});
