import { and, desc, eq, inArray, not, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgSelect } from "drizzle-orm/pg-core";
import { lowestPriceDays } from "#domain/business-constants.ts";
import { availabilities, type Availability } from "#domain/stock.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { productFacts, type variantPrices } from "#server/platform/database/goods-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import { variantColumn } from "#server/platform/database/variant-column.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import {
  fallbackTexts,
  textColumn,
  inCategoryCondition,
  sortOrder,
  requestedTexts,
  type ProductFilter,
  type ProductSort,
  type Window,
} from "./product-list-query.ts";
import { dependsOnPrices, tagPriceOrder, tagStockOrder } from "./cache-tags.ts";
import { allConditionsExcept, filterConditions, soldVariants } from "./filter-conditions.ts";
import { isWholeWordInNames } from "./word-roots.ts";
import { isOwnNamePrefix, findIds, searchQueries } from "./search.ts";
import { needsCondition, inCategory, searchCondition, type SearchQuery } from "./search-query.ts";

const { products, productPrices } = schema;
/** Up to this number, products are found first and then sorted; beyond it they are read in order. */
const fewMatches = 500;

type PriceTable = typeof productPrices | typeof variantPrices;

/** The lowest price of the 30 days before a variant's current price, incl. VAT. */
export function lowestPriceBefore(prices: PriceTable): SQL<bigint | null> {
  const isOfVariant = (history: string) =>
    sql`coalesce(${sql.raw(history)}.variant_id, ${sql.raw(history)}.product_id) = ${variantColumn(prices)}`;
  return sql<bigint | null>`(
  with now_on as (
    select max(since) as since from price_history
    where product_id = ${prices.product_id} and market_id = ${prices.market_id}
      and ${isOfVariant("price_history")}
  )
  select min(earlier.gross_minor) from price_history earlier, now_on
  where earlier.product_id = ${prices.product_id} and earlier.market_id = ${prices.market_id}
    and ${isOfVariant("earlier")}
    and earlier.since < now_on.since
    and not exists (
      select 1 from price_history later
      where later.product_id = earlier.product_id and later.market_id = earlier.market_id
        and ${isOfVariant("later")}
        and later.since > earlier.since and later.since <= now_on.since - ${lowestPriceDays}::int * interval '1 day'
    )
)`.mapWith((value: string | number | bigint) => BigInt(value));
}

/** A column of the stock of the product's variant that can best be had in the market. */
const bestVariant = <Value>(column: SQL) => sql<Value>`(
  select ${column} from ${soldVariants}
  order by variant.allow_purchase desc, array_position(${sql.raw(`array['${availabilities.join("','")}']`)}, stock.availability), variant.position
  limit 1
)`;

type Words = NonNullable<SearchQuery>["words"];
type RowList = {
  queries: Queries;
  locale: ReadingLocale;
  /** Everything but the search term. */
  filters: SQL | undefined;
  skip: number;
  limit: number;
};

export async function findProductRows(
  queries: Queries,
  locale: ReadingLocale,
  filter: ProductFilter,
  query: SearchQuery,
  { sort = "relevance", skip = 0, limit = 100 }: Window,
) {
  if (dependsOnPrices(filter, query, sort)) tagPriceOrder(locale, filter);
  if (filter.in_stock) tagStockOrder();
  const filters = and(
    inCategoryCondition(locale, filter),
    allConditionsExcept(filterConditions(locale, filter)),
    needsCondition(query),
  );
  const list = { queries, locale, filters, skip, limit };
  if (query === null || query.words.length === 0 || sort !== "relevance")
    return sortedRows(list, query, sort);
  return query.categories.length > 0
    ? rowsInNamedCategories(list, query)
    : rowsByRelevance(list, query.words);
}

const selectRows = (queries: Queries, locale: ReadingLocale) =>
  queries
    .select({
      product: products,
      price: productPrices,
      name: textColumn(locale, sql`name`),
      lowest: lowestPriceBefore(productPrices),
      pets: productFacts.pets,
      availability: bestVariant<Availability>(sql`stock.availability`),
      backorder_days: bestVariant<number | null>(sql`stock.backorder_days`),
    })
    .from(products)
    .innerJoin(productPrices, eq(productPrices.product_id, products.id))
    .leftJoin(productFacts, eq(productFacts.product_id, products.id));

const sortedRows = (
  { queries, locale, filters, skip, limit }: RowList,
  query: SearchQuery,
  sort: ProductSort,
) =>
  inOrderOfNames(selectRows(queries, locale).$dynamic(), locale, sort)
    .where(and(filters, searchCondition(queries, locale, query)))
    .orderBy(sortOrder(locale, sort), products.position)
    .offset(skip)
    .limit(limit);

/** Products of the categories that the search term names come first. */
function rowsInNamedCategories(
  { queries, locale, filters, skip, limit }: RowList,
  query: NonNullable<SearchQuery>,
) {
  const { named } = searchQueries(queries, locale, query.words);
  const isInside = inCategory(query.categories);
  return selectRows(queries, locale)
    .leftJoin(named, eq(named.product_id, products.id))
    .where(and(filters, searchCondition(queries, locale, query)))
    .orderBy(sql`${isInside} desc, ${named.rank} asc nulls last`, products.position)
    .offset(skip)
    .limit(limit);
}

/** Products whose names match come first, then those that match elsewhere. */
async function rowsByRelevance(list: RowList, words: Words) {
  const { queries, locale, filters, skip, limit } = list;
  const [isOwnFirst, isWhole] = await Promise.all([
    isOwnNamePrefix(queries, locale, words),
    isWholeWordInNames(queries, locale, words),
  ]);
  const {
    begun: prefixMatches,
    named,
    isNamed,
    isFound,
  } = searchQueries(queries, locale, words, { isOwnFirst, isWhole });
  const best = (ranked: typeof named) =>
    selectRows(queries, locale)
      .innerJoin(ranked, eq(ranked.product_id, products.id))
      .where(filters)
      // In index order, so that only the first of thousands of matches are read.
      .orderBy(ranked.rank, ranked.standing)
      .offset(skip)
      .limit(limit);
  const beginning = prefixMatches ? await best(prefixMatches) : [];
  if (beginning.length === limit) return beginning;
  const first = await best(named);
  if (first.length === limit) return first;
  const before = skip === 0 ? first.length : await countProductRows(queries, and(filters, isNamed));
  const others = { ...list, skip: Math.max(0, skip - before), limit: limit - first.length };
  return [...first, ...(await rowsNotNamed(others, words, isNamed, isFound))];
}

/** A few matches are fetched by id; many are found quickly by reading in order. */
async function rowsNotNamed(
  { queries, locale, filters, skip, limit }: RowList,
  words: Words,
  isNamed: SQL,
  isFound: SQL | undefined,
) {
  const ids = await findIds(queries, locale, words, fewMatches + 1);
  const isMany = ids.length > fewMatches;
  const idsOf = (some: typeof ids) =>
    inArray(
      products.id,
      some.map(({ id }) => id),
    );
  const wholeMatches = ids.filter((match) => match.isWhole);
  return selectRows(queries, locale)
    .where(and(filters, isMany ? isFound : idsOf(ids), not(isNamed)))
    .orderBy(...(isMany || wholeMatches.length === 0 ? [] : [desc(idsOf(wholeMatches))]), products.position)
    .offset(skip)
    .limit(limit);
}

function inOrderOfNames<From extends PgSelect>(from: From, locale: ReadingLocale, sort: ProductSort): From {
  if (sort !== "name" && sort !== "-name") return from;
  const isOf = (texts: Record<"product_id" | "language_id", PgColumn>, language: string) =>
    and(eq(texts.product_id, products.id), eq(texts.language_id, language));
  if (locale.languageId !== locale.fallbackId)
    from.leftJoin(requestedTexts, isOf(requestedTexts, locale.languageId));
  from.innerJoin(fallbackTexts, isOf(fallbackTexts, locale.fallbackId));
  return from;
}

/** @param maximum where to stop counting */
export async function countProductRows(
  queries: Queries,
  condition: SQL | undefined,
  maximum?: number,
): Promise<number> {
  const all = queries
    .select({ id: products.id })
    .from(products)
    .innerJoin(productPrices, eq(productPrices.product_id, products.id))
    .leftJoin(productFacts, eq(productFacts.product_id, products.id))
    .where(condition)
    .$dynamic();
  return queries.$count((maximum === undefined ? all : all.limit(maximum)).as("found"));
}
