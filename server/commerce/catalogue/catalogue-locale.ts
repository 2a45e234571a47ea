import { and, asc, eq, isNull } from "drizzle-orm";
import type { PromotionSettings } from "#domain/promotion-settings.ts";
import { findLanguages, findMarkets, type ReadingLocale } from "#server/commerce/markets/markets.ts";
import type { Services } from "#server/commerce/services.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { promotionGoods, promotionMarkets, promotions } from "#server/platform/database/promotion-schema.ts";
import { categories, categoryTexts } from "#server/platform/database/schema.ts";

/** What all answers about products share until the shop changes; prices and stock are not among it. */
export type CatalogueLocale = ReadingLocale & {
  /** In their order. */
  categories: readonly CategoryLink[];
  /** Those that run by themselves in the market, without dated prices. */
  promotions: readonly RunningPromotion[];
};
export type CategoryLink = Pick<Schemas["Category"], "id" | "url_fragment" | "name" | "parent_id">;
/** Without goods of its own, a promotion is for everything. `categoryIds`: with those below them. */
export type RunningPromotion = {
  id: string;
  settings: PromotionSettings;
  ends_at: Date | null;
  productIds: ReadonlySet<string>;
  categoryIds: ReadonlySet<string>;
};

type Place = { languageId: string; marketId: string };

/** Null if there is no such language or open market. */
export async function findCatalogueLocale(
  { database: { queries }, responseCache }: Pick<Services, "database" | "responseCache">,
  place: Place,
): Promise<CatalogueLocale | null> {
  const localeOf = await responseCache.once("catalogue", () => readCatalogue(queries));
  return localeOf(place);
}

async function readCatalogue(queries: Queries): Promise<(place: Place) => CatalogueLocale | null> {
  const markets = await findMarkets(queries);
  const languages = await findLanguages(queries);
  const rows = await queries.select().from(categories).orderBy(asc(categories.position));
  const texts = Map.groupBy(
    await queries
      .select({
        id: categoryTexts.category_id,
        language: categoryTexts.language_id,
        name: categoryTexts.name,
      })
      .from(categoryTexts),
    ({ id }) => id,
  );
  const running = await readPromotions(queries, rows);
  const known = new Map<string, CatalogueLocale>();
  return ({ languageId, marketId }) => {
    const key = `${languageId} ${marketId}`;
    const market = markets.find(({ id }) => id === marketId);
    if (known.has(key) || !market || !languages.some(({ id }) => id === languageId))
      return known.get(key) ?? null;
    const fallbackId = market.languages[0]!;
    const nameOf = (id: string) => {
      const own = texts.get(id) ?? [];
      const inLanguage = (wanted: string) => own.find(({ language }) => language === wanted);
      return (inLanguage(languageId) ?? inLanguage(fallbackId) ?? own[0])?.name;
    };
    const locale = {
      languageId,
      fallbackId,
      market,
      categories: rows.map(({ id, url_fragment, parent_id }) => ({
        id,
        url_fragment,
        name: nameOf(id) ?? url_fragment,
        parent_id,
      })),
      promotions: running.get(marketId) ?? [],
    };
    known.set(key, locale);
    return locale;
  };
}

/** By market. */
async function readPromotions(
  queries: Queries,
  all: readonly { id: string; parent_id: string | null }[],
): Promise<Map<string, RunningPromotion[]>> {
  const rows = await queries
    .select({
      id: promotions.id,
      market_id: promotionMarkets.market_id,
      settings: promotions.settings,
      ends_at: promotionMarkets.ends_at,
    })
    .from(promotions)
    .innerJoin(promotionMarkets, eq(promotionMarkets.promotion_id, promotions.id))
    .where(and(eq(promotionMarkets.state, "running"), isNull(promotions.code)))
    .orderBy(promotions.id);
  const goods = Map.groupBy(await queries.select().from(promotionGoods), ({ promotion_id }) => promotion_id);
  const below = (id: string): string[] => [
    id,
    ...all.filter(({ parent_id }) => parent_id === id).flatMap((child) => below(child.id)),
  ];
  const running = rows
    .filter(({ settings }) => settings.prices === undefined)
    .map((row) => {
      const own = goods.get(row.id) ?? [];
      return {
        ...row,
        productIds: new Set(own.flatMap(({ product_id }) => product_id ?? [])),
        categoryIds: new Set(
          own.flatMap(({ category_id }) => (category_id === null ? [] : below(category_id))),
        ),
      };
    });
  return Map.groupBy(running, ({ market_id }) => market_id);
}
