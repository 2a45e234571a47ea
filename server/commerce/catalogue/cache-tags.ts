import { inArray, sql } from "drizzle-orm";
import { addCacheTags, type CacheTag } from "#server/http/cache-tags.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { announceChange } from "#server/platform/database/changes.ts";
import * as schema from "#server/platform/database/schema.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import type { ProductFilter, ProductSort } from "./product-list-query.ts";
import type { SearchQuery } from "./search-query.ts";

/** A response shows these products with their prices. */
export const tagProducts = ({ market }: ReadingLocale, ids: readonly string[]): void =>
  addCacheTags(ids.map((id) => productTag(market.id, id)));

/** A response counts or selects products by their prices: those of a category, or any of the market's. */
export const tagPricesOf = ({ market }: ReadingLocale, { category }: ProductFilter): void =>
  addCacheTags([category ? categoryTag(market.id, category) : `market:${market.id}`]);

/** Whether prices decide which products a list has, or in which order. */
export const dependsOnPrices = (filter: ProductFilter, query: SearchQuery, sort?: ProductSort): boolean =>
  sort === "price" ||
  sort === "-price" ||
  filter.offers === true ||
  filter.price_from !== undefined ||
  filter.price_to !== undefined ||
  (query?.needs.some((need) => need.filter === "offers") ?? false);

const productTag = (marketId: string, id: string): CacheTag => `product:${marketId}:${id}`;
const categoryTag = (marketId: string, address: string): CacheTag => `category:${marketId}:${address}`;

/** Prices of products that a market already sold and still sells. */
export type ChangedPrice = { product_id: string; market_id: string };

/** Announces other prices: of the products, of the categories that they are in or below, and of their markets. */
export async function announcePrices(tx: Queries, changed: readonly ChangedPrice[]): Promise<void> {
  if (changed.length === 0) return;
  const categories = await categoriesAbove(
    tx,
    changed.map(({ product_id }) => product_id),
  );
  const tags = changed.flatMap(({ product_id, market_id }): CacheTag[] => [
    productTag(market_id, product_id),
    ...(categories.get(product_id) ?? []).map((address) => categoryTag(market_id, address)),
    `market:${market_id}`,
  ]);
  await announceChange(tx, [...new Set(tags)]);
}

async function categoriesAbove(tx: Queries, productIds: readonly string[]): Promise<Map<string, string[]>> {
  const { categories, productCategories } = schema;
  const { rows } = await tx.execute<{ product_id: string; addresses: string[] }>(sql`
    with recursive above as (
      select product_id, category_id from ${productCategories}
      where ${inArray(productCategories.product_id, [...new Set(productIds)])}
      union
      select above.product_id, parent_id from above join ${categories} on id = above.category_id
      where parent_id is not null
    )
    select product_id, array_agg(url_fragment) as addresses
    from above join ${categories} on id = category_id group by product_id`);
  return new Map(rows.map(({ product_id, addresses }) => [product_id, addresses]));
}
