import { and, asc, eq, isNull } from "drizzle-orm";
import type { Services } from "#server/commerce/services.ts";
import type { Queries } from "#server/platform/database/database.ts";
import * as schema from "#server/platform/database/schema.ts";
import type { Schemas } from "#server/http/reply.ts";
import { intraCommunityCountries } from "#domain/vat-id.ts";
import { screenAreas, textsIn } from "#domain/text-areas.ts";
import { readMessages, sourceLanguage } from "./messages.ts";

export type MarketRow = typeof schema.markets.$inferSelect;
export type LanguageRow = typeof schema.languages.$inferSelect;

/** Includes closed markets, which may have orders. */
export const findAllMarkets = (queries: Queries): Promise<MarketRow[]> =>
  queries.select().from(schema.markets).orderBy(asc(schema.markets.position));

export const findMarkets = async (queries: Queries): Promise<MarketRow[]> =>
  (await findAllMarkets(queries)).filter(isOpen);

export const isOpen = ({ closed_at }: MarketRow): boolean => closed_at === null;

export async function findMarket(queries: Queries, id: string): Promise<MarketRow | null> {
  const [market] = await queries.select().from(schema.markets).where(eq(schema.markets.id, id));
  return market ?? null;
}

export const findLanguages = (queries: Queries): Promise<LanguageRow[]> =>
  queries
    .select()
    .from(schema.languages)
    .where(isNull(schema.languages.removed_at))
    .orderBy(asc(schema.languages.position));

/** The languages to read texts in: the requested one, and the fallback for missing texts. */
export type ReadingLocale = { languageId: string; fallbackId: string; market: MarketRow };

export async function findReadingLocale(
  queries: Queries,
  { languageId, marketId }: { languageId: string; marketId: string },
): Promise<ReadingLocale | null> {
  const market = await findMarket(queries, marketId);
  const [language] = await queries
    .select({ id: schema.languages.id })
    .from(schema.languages)
    .where(and(eq(schema.languages.id, languageId), isNull(schema.languages.removed_at)));
  if (!market || !isOpen(market) || !language) return null;
  return { languageId, fallbackId: market.languages[0]!, market };
}

/** The shop's first market and language, for what is the same in all; null while the shop is empty. */
export async function defaultReadingLocale(queries: Queries): Promise<ReadingLocale | null> {
  const [[market], [language]] = [await findMarkets(queries), await findLanguages(queries)];
  return market && language ? { market, languageId: language.id, fallbackId: market.languages[0]! } : null;
}

/** The fallback is the shop's first language; null if there is no such language. */
export async function readingLanguages(
  { database, responseCache }: Pick<Services, "database" | "responseCache">,
  languageId: string,
): Promise<string | null> {
  const languages = await responseCache.once("languages", () => findLanguages(database.queries));
  return languages.some(({ id }) => id === languageId) ? languages[0]!.id : null;
}

export const textIn = (texts: Record<string, string>, languageId: string, fallbackId: string): string =>
  texts[languageId] ?? texts[fallbackId] ?? Object.values(texts)[0] ?? "";

export const marketName = ({ names, languages }: MarketRow, languageId: string): string =>
  textIn(names, languageId, languages[0]!);

/** Named in its own first language. */
export const toWireMarket = (market: MarketRow): Schemas["Market"] => ({
  id: market.id,
  name: marketName(market, market.languages[0]!),
  countries: market.countries,
  currency: market.currency,
  currency_sign: market.currency_sign,
  currency_precision: market.currency_precision,
  languages: market.languages,
  vat_rate: market.vat_basis_points / 10_000,
  tax_kind: market.tax_kind,
  exclude_eu_vat_areas: market.exclude_eu_vat_areas,
  vat_id_countries: market.intra_community_supply
    ? intraCommunityCountries(market.countries, market.seller.country)
    : [],
  time_zone: market.time_zone,
  point_value: market.point_value,
});

export const toWireLanguage = (language: LanguageRow): Schemas["Language"] => ({
  id: language.id,
  name: language.name,
  locale: language.locale,
  direction: language.direction,
  currency_format: language.currency_format,
  date_format: language.date_format,
  time_format: language.time_format,
  plural_rules: language.plural_rules,
  plural_rules_expression: language.plural_rules_expression,
  translations: textsIn(translationsOf(language), screenAreas),
});

export const translationsOf = ({ id, translations }: LanguageRow): Record<string, string> => ({
  ...programTexts(id),
  ...translations,
});

export const programTexts = (languageId: string): Record<string, string> => ({
  ...readMessages(sourceLanguage),
  ...readMessages(languageId),
});
