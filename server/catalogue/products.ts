import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { money, toWire } from "#domain/money.ts";
import type { Schemas } from "../api/reply.ts";
import type { Queries } from "../database/database.ts";
import * as schema from "../database/schema.ts";
import type { ReadingPlace } from "../markets/markets.ts";
import { primaryImages } from "./images.ts";
import { searchProducts, type Found } from "./search.ts";

export type ProductFilter = {
  term?: string;
  reference_contains?: string;
  category?: string;
  ids?: readonly string[];
  url_fragment?: string;
};
export type ProductSort = "relevance" | "position" | "name" | "-name" | "price" | "-price" | "-created_at";
type Window = { sort?: ProductSort; skip?: number; limit?: number };

const { products, productPrices } = schema;

/** The lowest price of the 30 days before the price that holds now, incl. VAT. */
const lowestBefore = sql<bigint | null>`(
  with now_on as (
    select max(since) as since from price_history
    where product_id = ${products.id} and market_id = ${productPrices.market_id}
  )
  select min(earlier.gross_minor) from price_history earlier, now_on
  where earlier.product_id = ${products.id} and earlier.market_id = ${productPrices.market_id}
    and earlier.since < now_on.since
    and not exists (
      select 1 from price_history later
      where later.product_id = earlier.product_id and later.market_id = earlier.market_id
        and later.since > earlier.since and later.since <= now_on.since - interval '30 days'
    )
)`.mapWith((value: string | number | bigint) => BigInt(value));

/** Products of a market as lists show them. A product without a price there does not exist there. */
export async function findProducts(
  queries: Queries,
  place: ReadingPlace,
  filter: ProductFilter,
  { sort, skip = 0, limit = 100 }: Window = {},
): Promise<Schemas["ProductSummary"][]> {
  const found = filter.term === undefined ? null : await searchProducts(queries, place, filter.term);
  const all = queries
    .select({
      product: products,
      price: productPrices,
      name: inLanguage(place, sql`name`),
      lowest: lowestBefore,
    })
    .from(products)
    .innerJoin(productPrices, eq(productPrices.product_id, products.id))
    .where(matching(place, filter))
    .$dynamic();
  const rows = await (found ? all.innerJoin(found, eq(found.product_id, products.id)) : all)
    .orderBy(orderOf(place, sort ?? "relevance", found), products.position)
    .offset(skip)
    .limit(limit);
  const pictures = await primaryImages(
    queries,
    place,
    rows.map(({ product }) => product.id),
  );
  return rows.map(({ product, price, name, lowest }) => ({
    id: product.id,
    url_fragment: product.url_fragment,
    created_at: product.created_at.toISOString(),
    reference: product.reference,
    allow_purchase: product.allow_purchase,
    name,
    price: toWire(money(price.price_minor, place.market)),
    price_includes_vat: price.price_includes_vat,
    discounted_price:
      price.discounted_minor === null ? null : toWire(money(price.discounted_minor, place.market)),
    discounted_price_includes_vat: price.discounted_includes_vat,
    lowest_price_30_days:
      price.discounted_minor === null || lowest === null ? null : toWire(money(lowest, place.market)),
    points: product.points,
    primary_category_id: product.primary_category_id,
    primary_image: pictures.get(product.id) ?? null,
    barred_countries: product.barred_countries.filter((c) => place.market.countries.includes(c)),
  }));
}

export async function countProducts(
  queries: Queries,
  place: ReadingPlace,
  filter: ProductFilter,
): Promise<number> {
  const found = filter.term === undefined ? null : await searchProducts(queries, place, filter.term);
  const all = queries
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(products)
    .innerJoin(productPrices, eq(productPrices.product_id, products.id))
    .where(matching(place, filter))
    .$dynamic();
  const [row] = await (found ? all.innerJoin(found, eq(found.product_id, products.id)) : all);
  return row?.count ?? 0;
}

function matching(place: ReadingPlace, filter: ProductFilter): SQL | undefined {
  return and(
    eq(productPrices.market_id, place.market.id),
    filter.reference_contains
      ? sql`${products.reference} like ${`%${filter.reference_contains}%`}`
      : undefined,
    filter.url_fragment ? eq(products.url_fragment, filter.url_fragment) : undefined,
    filter.ids ? inArray(products.id, [...filter.ids]) : undefined,
    filter.category ? inCategory(filter.category) : undefined,
  );
}

export const inCategory = (fragment: string): SQL => sql`${products.id} in (
  with recursive below as (
    select id from categories where url_fragment = ${fragment}
    union all
    select child.id from categories child join below on child.parent_id = below.id
  )
  select product_id from product_categories join below on category_id = below.id
)`;

function orderOf(place: ReadingPlace, sort: ProductSort, found: Found | null): SQL {
  const shown = sql`coalesce(${productPrices.discounted_minor}, ${productPrices.price_minor})`;
  switch (sort) {
    case "relevance":
      return found ? sql`${found.rank}` : sql`${products.position}`;
    case "position":
      return sql`${products.position}`;
    case "name":
      return sql`${inLanguage(place, sql`sort_rank`)} asc`;
    case "-name":
      return sql`${inLanguage(place, sql`sort_rank`)} desc`;
    case "price":
      return sql`${shown} asc`;
    case "-price":
      return sql`${shown} desc`;
    case "-created_at":
      return sql`${products.created_at} desc`;
  }
}

/** A column of the product's text in the place's language, else in the fallback. */
const inLanguage = ({ languageId, fallbackId }: ReadingPlace, column: SQL) => sql<string>`(
  select ${column} from product_texts text
  where text.product_id = ${products.id} and text.language_id in (${languageId}, ${fallbackId})
  order by text.language_id = ${languageId} desc limit 1
)`;
