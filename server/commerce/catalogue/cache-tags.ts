import { and, eq, notInArray, sql, type SQL } from "drizzle-orm";
import { addCacheTags, type CacheTag } from "#server/http/cache-tags.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { announceChange } from "#server/platform/database/changes.ts";
import * as schema from "#server/platform/database/schema.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import type { ProductFilter, ProductSort } from "./product-list-query.ts";
import type { SearchQuery } from "./search-query.ts";

/** A response shows these products with their prices and availability. */
export const tagProducts = ({ market }: ReadingLocale, ids: readonly string[]): void =>
  addCacheTags(ids.flatMap((id): CacheTag[] => [productTag(market.id, id), `stock:${id}`]));

/** A response selects or orders products by their prices: those of a category, or any of the market's. */
export const tagPriceOrder = (locale: ReadingLocale, filter: ProductFilter): void =>
  addCacheTags([listTag("price-order", locale.market.id, filter.category)]);

/**
 * A response says between which prices a list's products are, and how many are on offer and in stock. Of a part of a category or of the
 * market, any price may be the lowest or highest.
 */
export function tagFacets(locale: ReadingLocale, filter: ProductFilter): void {
  const { category, vocabulary: _vocabulary, ...others } = filter;
  const isPart = Object.values(others).some((value) => value !== undefined);
  addCacheTags([listTag(isPart ? "price-order" : "price-range", locale.market.id, category), "stock-order"]);
}

/** Whether prices decide which products a list has, or in which order. */
export const dependsOnPrices = (filter: ProductFilter, query: SearchQuery, sort?: ProductSort): boolean =>
  sort === "price" ||
  sort === "-price" ||
  filter.offers === true ||
  filter.price_from !== undefined ||
  filter.price_to !== undefined ||
  (query?.needs.some((need) => need.filter === "offers") ?? false);

/** A response selects or counts products by their availability. */
export const tagStockOrder = (): void => addCacheTags(["stock-order"]);

const productTag = (marketId: string, id: string): CacheTag => `product:${marketId}:${id}`;
/** @param category its address; without one, all products of the market */
const listTag = (kind: "price-order" | "price-range", marketId: string, category = ""): CacheTag =>
  `${kind}:${marketId}:${category}`;

type ShownPrice = { gross: bigint; isOffer: boolean };
/** The price of a product that the market sold before and still sells; `gross` in minor units. */
export type ChangedPrice = { product_id: string; market_id: string; before: ShownPrice; after: ShownPrice };

/** Beyond it, finding out what stays as it is costs more than making everything again. */
const mostAnnounced = 100;

/** Announces other prices: of the products, and of the lists that they are in. */
export async function announcePrices(tx: Queries, changed: readonly ChangedPrice[]): Promise<void> {
  if (changed.length === 0) return;
  if (changed.length > mostAnnounced) return announceChange(tx);
  const tags = new Set<CacheTag>();
  for (const price of changed) {
    const inSameMarket = changed.filter(({ market_id }) => market_id === price.market_id);
    const changedIds = inSameMarket.map(({ product_id }) => product_id);
    tags.add(productTag(price.market_id, price.product_id));
    tags.add(`prices:${price.market_id}`);
    for (const { address, isRangeSame } of await listsWith(tx, price, changedIds)) {
      tags.add(listTag("price-order", price.market_id, address));
      if (!isRangeSame || price.before.isOffer !== price.after.isOffer)
        tags.add(listTag("price-range", price.market_id, address));
    }
  }
  await announceChange(tx, [...tags]);
}

/**
 * The categories that a product is in or below, and the whole market (""), each
 * with whether products whose prices stay set its lowest and highest one.
 */
async function listsWith(
  tx: Queries,
  { product_id, market_id, before, after }: ChangedPrice,
  changedIds: readonly string[],
): Promise<{ address: string; isRangeSame: boolean }[]> {
  const { categories, productCategories, productPrices } = schema;
  const [lowest, highest] =
    before.gross < after.gross ? [before.gross, after.gross] : [after.gross, before.gross];
  const other = and(
    eq(productPrices.market_id, market_id),
    notInArray(productPrices.product_id, [...changedIds]),
  );
  const isCheaper = sql`${productPrices.gross_minor} <= ${lowest}`;
  const isDearer = sql`${productPrices.gross_minor} >= ${highest}`;
  const inMarket = (condition: SQL) =>
    sql`exists (select from ${productPrices} where ${other} and ${condition})`;
  const inCategory = (condition: SQL) => sql`exists (
    select from below join ${productCategories} on ${productCategories.category_id} = below.id
    join ${productPrices} on ${productPrices.product_id} = ${productCategories.product_id}
    where below.top = above.id and ${other} and ${condition})`;
  const { rows } = await tx.execute<{ address: string; isRangeSame: boolean }>(sql`
    with recursive above as (
      select category_id as id from ${productCategories} where product_id = ${product_id}
      union
      select parent_id from above join ${categories} own on own.id = above.id where parent_id is not null
    ), below as (
      select id as top, id from above
      union
      select below.top, child.id from below join ${categories} child on child.parent_id = below.id
    )
    select url_fragment as address, ${inCategory(isCheaper)} and ${inCategory(isDearer)} as "isRangeSame"
    from above join ${categories} on ${categories.id} = above.id
    union all
    select '', ${inMarket(isCheaper)} and ${inMarket(isDearer)}`);
  return rows;
}
