import { asc, sql } from "drizzle-orm";
import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import * as schema from "#server/platform/database/schema.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import type { Services } from "#server/commerce/services.ts";
import { primaryImages } from "./images.ts";

type Category = Schemas["Category"];

/** In their order; read once until the shop changes. */
export function findCategories(
  { database: { queries }, responseCache }: Pick<Services, "database" | "responseCache">,
  locale: ReadingLocale,
): Promise<readonly Category[]> {
  const { languageId, fallbackId, market } = locale;
  return responseCache.once(`categories ${languageId} ${fallbackId} ${market.id}`, async () => {
    const counts = await responseCache.once(`category counts ${market.id}`, () =>
      countProductsByCategory(queries, market.id),
    );
    return readCategories(queries, locale, counts);
  });
}

async function readCategories(
  queries: Queries,
  locale: ReadingLocale,
  counts: ReadonlyMap<string, number>,
): Promise<readonly Category[]> {
  const rows = await queries.select().from(schema.categories).orderBy(asc(schema.categories.position));
  const texts = await queries.select().from(schema.categoryTexts);
  const images = await primaryImages(
    queries,
    locale,
    rows.map(({ id }) => id),
  );
  const textOf = (id: string) => {
    const own = texts.filter(({ category_id }) => category_id === id);
    const inLanguage = (language: string) => own.find(({ language_id }) => language_id === language);
    return inLanguage(locale.languageId) ?? inLanguage(locale.fallbackId) ?? own[0];
  };
  const linkOf = (row: (typeof rows)[number]) => ({
    id: row.id,
    url_fragment: row.url_fragment,
    name: textOf(row.id)?.name ?? row.url_fragment,
    parent_id: row.parent_id,
  });
  return rows.map((row) => {
    const parent = rows.find(({ id }) => id === row.parent_id);
    const image = images.get(row.id) ?? null;
    return {
      ...linkOf(row),
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      position: row.position,
      description: textOf(row.id)?.description ?? "",
      image_id: image?.id ?? null,
      image,
      parent_category: parent ? linkOf(parent) : null,
      children: rows.filter(({ parent_id }) => parent_id === row.id).map(linkOf),
      product_count: counts.get(row.id) ?? 0,
    };
  });
}

/** Products that the market sells, by category with those below it. */
async function countProductsByCategory(queries: Queries, marketId: string): Promise<Map<string, number>> {
  const { categories, productCategories, productPrices } = schema;
  const { rows } = await queries.execute<{ id: string; count: number }>(sql`
    with recursive below as (
      select id as top, id from ${categories}
      union all
      select below.top, child.id from below join ${categories} child on child.parent_id = below.id
    )
    select below.top as id, count(distinct ${productCategories.product_id})::int as count
    from below join ${productCategories} on category_id = below.id
      join ${productPrices} on ${productPrices.product_id} = ${productCategories.product_id} and market_id = ${marketId}
    group by below.top`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
