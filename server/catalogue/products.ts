import { and, eq, inArray, not, sql, type SQL } from "drizzle-orm";
import type { FilterQuery } from "#domain/filters.ts";
import { money, toWire } from "#domain/money.ts";
import { wordsOf } from "#domain/search-text.ts";
import type { Schemas } from "../api/reply.ts";
import type { Queries } from "../database/database.ts";
import * as schema from "../database/schema.ts";
import type { ReadingPlace } from "../markets/markets.ts";
import { primaryImages } from "./images.ts";
import { allBut, conditionsOf } from "./narrowing.ts";
import { mended, searchesFor } from "./search.ts";

export type ProductFilter = FilterQuery & {
  term?: string;
  reference_contains?: string;
  ids?: readonly string[];
  url_fragment?: string;
};
export type ProductSort = "relevance" | "position" | "name" | "-name" | "price" | "-price" | "-created_at";
type Window = { sort?: ProductSort; skip?: number; limit?: number };

const { products, productPrices, productFacts } = schema;

/** Words of a term that are looked for. */
const mostWords = 12;

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
  window: Window = {},
): Promise<Schemas["ProductSummary"][]> {
  const rows = await forgiving(queries, place, filter.term, (words) =>
    findRows(queries, place, filter, words, window),
  );
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

/** Asks with the words of a term and, if nothing is found, once more with what they may mean. Null words: no term. */
export async function forgiving<Row>(
  queries: Queries,
  place: ReadingPlace,
  term: string | undefined,
  ask: (words: readonly string[] | null) => Promise<Row[]>,
): Promise<Row[]> {
  if (term === undefined) return ask(null);
  const words = wordsOf(term).slice(0, mostWords);
  if (words.length === 0) return [];
  const found = await ask(words);
  if (found.length > 0) return found;
  const meant = await mended(queries, place, words);
  return meant.join() === words.join() ? [] : ask(meant);
}

async function findRows(
  queries: Queries,
  place: ReadingPlace,
  filter: ProductFilter,
  words: readonly string[] | null,
  { sort = "relevance", skip = 0, limit = 100 }: Window,
) {
  const from = () =>
    queries
      .select({
        product: products,
        price: productPrices,
        name: inLanguage(place, sql`name`),
        lowest: lowestBefore,
      })
      .from(products)
      .innerJoin(productPrices, eq(productPrices.product_id, products.id))
      .leftJoin(productFacts, eq(productFacts.product_id, products.id));
  const all = and(matching(place, filter), allBut(conditionsOf(place, filter)));
  if (words === null || sort !== "relevance") {
    const isFound = words && searchesFor(queries, place, words).isFound;
    return from()
      .where(and(all, isFound ?? undefined))
      .orderBy(orderOf(place, sort), products.position)
      .offset(skip)
      .limit(limit);
  }
  const { named, isNamed, isFound } = searchesFor(queries, place, words);
  const first = await from()
    .innerJoin(named, eq(named.product_id, products.id))
    .where(all)
    .orderBy(named.rank, products.position)
    .offset(skip)
    .limit(limit);
  if (first.length === limit) return first;
  const before = skip === 0 ? first.length : await count(queries, and(all, isNamed));
  const rest = await from()
    .where(and(all, isFound, not(isNamed)))
    .orderBy(products.position)
    .offset(Math.max(0, skip - before))
    .limit(limit - first.length);
  return [...first, ...rest];
}

/** @param most where it does not matter how many more there are */
export async function countProducts(
  queries: Queries,
  place: ReadingPlace,
  filter: ProductFilter,
  most?: number,
): Promise<number> {
  const counted = await forgiving(queries, place, filter.term, async (words) => {
    const isFound = words ? searchesFor(queries, place, words).isFound : undefined;
    const narrowed = allBut(conditionsOf(place, filter));
    const found = await count(queries, and(matching(place, filter), narrowed, isFound), most);
    return found > 0 ? [found] : [];
  });
  return counted[0] ?? 0;
}

async function count(queries: Queries, condition: SQL | undefined, most?: number): Promise<number> {
  const all = queries
    .select({ id: products.id })
    .from(products)
    .innerJoin(productPrices, eq(productPrices.product_id, products.id))
    .leftJoin(productFacts, eq(productFacts.product_id, products.id))
    .where(condition)
    .$dynamic();
  return queries.$count((most === undefined ? all : all.limit(most)).as("found"));
}

/** What a list has before anything narrows it but its category. */
export function matching(place: ReadingPlace, filter: ProductFilter): SQL | undefined {
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

function orderOf(place: ReadingPlace, sort: ProductSort): SQL {
  switch (sort) {
    case "relevance":
    case "position":
      return sql`${products.position}`;
    case "name":
      return sql`${inLanguage(place, sql`sort_rank`)} asc`;
    case "-name":
      return sql`${inLanguage(place, sql`sort_rank`)} desc`;
    case "price":
      return sql`${productPrices.gross_minor} asc`;
    case "-price":
      return sql`${productPrices.gross_minor} desc`;
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
