import { and, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Need } from "#domain/search-phrases.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { productFacts } from "#server/platform/database/goods-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import { meetsNeed } from "./filter-conditions.ts";
import { findIds, searchQueries, type QueryWord } from "./search.ts";

const { products, productPrices } = schema;

/** `without`: the term without this need. */
export type QueryNeed = Need & { without: string };
/**
 * An interpreted term: needs to meet, words that a text must contain, and categories of that name. With categories,
 * words count in names only: a search for "pot" should not return what is delivered in one. Null: no term.
 */
export type SearchQuery = {
  needs: readonly QueryNeed[];
  /** Needs of the same fact contradict each other, so any one is enough. */
  isEither?: true;
  words: readonly QueryWord[];
  categories: readonly string[];
  /** Only products without plant facts, such as pots. */
  isGoods?: true;
} | null;

export type NonEmptySearchQuery = NonNullable<SearchQuery>;

export function searchCondition(
  queries: Queries,
  locale: ReadingLocale,
  query: SearchQuery,
): SQL | undefined {
  if (query === null) return undefined;
  const { words, categories, needs } = query;
  const isInside = categories.length > 0 ? inCategory(categories) : undefined;
  const isNothing = words.length + categories.length + needs.length === 0;
  return and(
    isNothing ? sql`false` : undefined,
    needsCondition(query),
    words.length === 0
      ? isInside
      : isInside
        ? or(isInside, searchQueries(queries, locale, words).isCalled)
        : searchQueries(queries, locale, words).isFound,
  );
}

export function needsCondition(query: SearchQuery): SQL | undefined {
  if (query === null) return undefined;
  const { needs, isEither, isGoods } = query;
  const ofFacts = isEither
    ? [...Map.groupBy(needs, ({ filter }) => filter).values()]
    : needs.map((need) => [need]);
  return and(
    ...ofFacts.map((same) => or(...same.map(meetsNeed))),
    isGoods ? isNull(productFacts.product_id) : undefined,
  );
}

export const inCategory = (fragments: readonly string[]): SQL => sql`${products.id} in (
  with recursive below as (
    select id from categories where url_fragment in ${fragments}
    union all
    select child.id from categories child join below on child.parent_id = below.id
  )
  select product_id from product_categories join below on category_id = below.id
)`;

/** Whether the market has any match, regardless of filters. */
export async function hasResults(
  queries: Queries,
  locale: ReadingLocale,
  query: NonEmptySearchQuery,
): Promise<boolean> {
  const { words, needs, categories, isGoods } = query;
  if (needs.length + categories.length === 0 && !isGoods)
    return words.length > 0 && (await findIds(queries, locale, words, 1)).length > 0;
  const [match] = await queries
    .select({ id: products.id })
    .from(products)
    .innerJoin(productPrices, eq(productPrices.product_id, products.id))
    .leftJoin(productFacts, eq(productFacts.product_id, products.id))
    .where(and(eq(productPrices.market_id, locale.market.id), searchCondition(queries, locale, query)))
    .limit(1);
  return match !== undefined;
}
