import { and, desc, eq, not, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgSelect } from "drizzle-orm/pg-core";
import type { Queries } from "#server/platform/database/database.ts";
import { productFacts } from "#server/platform/database/goods-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import {
  fallbackTexts,
  inCategoryCondition,
  sortOrder,
  requestedTexts,
  type ProductFilter,
  type ProductSort,
  type Window,
} from "./product-list-query.ts";
import { dependsOnPrices, tagPriceOrder, tagStockOrder } from "./cache-tags.ts";
import { allConditionsExcept, filterConditions } from "./filter-conditions.ts";
import { findIds, isAmong, isOwnNamePrefix, searchQueries, type Ranking } from "./search.ts";
import { needsCondition, inCategory, searchCondition, type SearchQuery } from "./search-query.ts";

const { products, productPrices } = schema;
/** Up to this number, products are found first and then sorted; beyond it they are read in order. */
const fewMatches = 500;

type Words = NonNullable<SearchQuery>["words"];
type RowList = {
  queries: Queries;
  locale: ReadingLocale;
  /** Everything but the search term. */
  filters: SQL | undefined;
  skip: number;
  limit: number;
};

/** One part of a list, in its order. Null if the market has nothing for the term, even without filters. */
export async function findProductIds(
  queries: Queries,
  locale: ReadingLocale,
  filter: ProductFilter,
  query: SearchQuery,
  { sort = "relevance", skip = 0, limit = 100 }: Window,
): Promise<string[] | null> {
  if (dependsOnPrices(filter, query, sort)) tagPriceOrder(locale, filter);
  if (filter.in_stock) tagStockOrder();
  const filters = and(
    inCategoryCondition(locale, filter),
    allConditionsExcept(filterConditions(locale, filter)),
    needsCondition(query),
  );
  const list = { queries, locale, filters, skip, limit };
  const find = (): PromiseLike<{ id: string }[] | null> => {
    if (query === null || query.words.length === 0 || sort !== "relevance") return sorted(list, query, sort);
    return query.categories.length > 0 ? inNamedCategories(list, query) : byRelevance(list, query.words);
  };
  return (await find())?.map(({ id }) => id) ?? null;
}

const selectIds = (queries: Queries) =>
  queries
    .select({ id: products.id })
    .from(products)
    .innerJoin(productPrices, eq(productPrices.product_id, products.id))
    .leftJoin(productFacts, eq(productFacts.product_id, products.id));

const sorted = (list: RowList, query: SearchQuery, sort: ProductSort) => {
  const { queries, locale, filters, skip, limit } = list;
  return inOrderOfNames(selectIds(queries).$dynamic(), locale, sort)
    .where(and(filters, searchCondition(queries, locale, query)))
    .orderBy(sortOrder(locale, sort), products.position)
    .offset(skip)
    .limit(limit);
};

/** Products of the categories that the search term names come first. */
function inNamedCategories(list: RowList, query: NonNullable<SearchQuery>) {
  const { queries, locale, filters, skip, limit } = list;
  const { named } = searchQueries(queries, locale, query.words);
  const isInside = inCategory(query.categories);
  return selectIds(queries)
    .leftJoin(named, eq(named.product_id, products.id))
    .where(and(filters, searchCondition(queries, locale, query)))
    .orderBy(sql`${isInside} desc, ${named.rank} asc nulls last`, products.position)
    .offset(skip)
    .limit(limit);
}

/** Products whose names match come first, then those that match elsewhere. Null if the market has nothing for the term, even without filters. */
async function byRelevance(list: RowList, words: Words): Promise<{ id: string }[] | null> {
  const { queries, locale, filters, skip, limit } = list;
  const isOwnFirst = await isOwnNamePrefix(queries, locale, words);
  const isWhole = words.at(-1)?.isNameWord ?? false;
  const ranking = { isOwnFirst, isWhole };
  const { begun: prefixMatches, named, isNamed, isFound } = searchQueries(queries, locale, words, ranking);
  const best = (ranked: typeof named) =>
    selectIds(queries)
      .innerJoin(ranked, eq(ranked.product_id, products.id))
      .where(filters)
      // In index order, so that only the first of thousands of matches are read.
      .orderBy(ranked.rank, ranked.standing)
      .offset(skip)
      .limit(limit);
  const beginning = prefixMatches ? await best(prefixMatches) : [];
  if (beginning.length === limit) return beginning;
  const matches = await findIds(queries, locale, words, fewMatches + 1);
  if (matches.length === 0) return null;
  if (matches.length <= fewMatches) return amongFew(list, words, ranking, matches);
  const first = await best(named);
  if (first.length === limit) return first;
  const before = skip === 0 ? first.length : await countFoundProducts(queries, and(filters, isNamed));
  const others = await selectIds(queries)
    .where(and(filters, isFound, not(isNamed)))
    .orderBy(products.position)
    .offset(Math.max(0, skip - before))
    .limit(limit - first.length);
  return [...first, ...others];
}

/** Of a few matches all are ranked and sorted. */
function amongFew(
  { queries, locale, filters, skip, limit }: RowList,
  words: Words,
  ranking: Ranking,
  matches: readonly { id: string; isWhole: boolean }[],
) {
  const idsOf = (some: typeof matches) => some.map(({ id }) => id);
  const { named } = searchQueries(queries, locale, words, { ...ranking, among: idsOf(matches) });
  return selectIds(queries)
    .leftJoin(named, eq(named.product_id, products.id))
    .where(and(filters, isAmong(products.id, idsOf(matches))))
    .orderBy(
      sql`${named.rank} asc nulls last, ${named.standing} asc nulls last`,
      desc(isAmong(products.id, idsOf(matches.filter(({ isWhole }) => isWhole)))),
      products.position,
    )
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
export async function countFoundProducts(
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
