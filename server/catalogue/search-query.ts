import { and, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Need } from "#domain/search-phrases.ts";
import type { Queries } from "../database/database.ts";
import { productFacts } from "../database/goods-schema.ts";
import * as schema from "../database/schema.ts";
import type { ReadingLocale } from "../markets/markets.ts";
import { meetsNeed } from "./filter-conditions.ts";
import { findIds, searchQueries, type QueryWord } from "./search.ts";

const { products, productPrices } = schema;

/** A need of the term; `without`: the term that is left once it is taken off. */
export type QueryNeed = Need & { without: string };
/**
 * What a term is taken for: needs that all have to be met, words that a text has to have, and categories that are called so. Where there are categories, the words
 * count in names alone: who types "pot" wants pots, and not what is delivered in one. Null: there is no term.
 */
export type SearchQuery = {
  needs: readonly QueryNeed[];
  /** Needs of one fact contradict each other, and one of them will do. */
  isEither?: true;
  words: readonly QueryWord[];
  categories: readonly string[];
  /** Only products that are no plants: they have no facts to compare with a need. */
  isGoods?: true;
} | null;

export type NonEmptySearchQuery = NonNullable<SearchQuery>;

/** Narrows a list of products, joined with their price and their facts, to what is sought. */
export function searchCondition(
  queries: Queries,
  place: ReadingLocale,
  sought: SearchQuery,
): SQL | undefined {
  if (sought === null) return undefined;
  const { words, categories, needs } = sought;
  const isInside = categories.length > 0 ? inCategory(categories) : undefined;
  const isNothing = words.length + categories.length + needs.length === 0;
  return and(
    isNothing ? sql`false` : undefined,
    needsCondition(sought),
    words.length === 0
      ? isInside
      : isInside
        ? or(isInside, searchQueries(queries, place, words).isCalled)
        : searchQueries(queries, place, words).isFound,
  );
}

/** What is sought beside words and categories: all needs, or of each fact one. */
export function needsCondition(sought: SearchQuery): SQL | undefined {
  if (sought === null) return undefined;
  const { needs, isEither, isGoods } = sought;
  const ofFacts = isEither
    ? [...Map.groupBy(needs, ({ filter }) => filter).values()]
    : needs.map((need) => [need]);
  return and(
    ...ofFacts.map((same) => or(...same.map(meetsNeed))),
    isGoods ? isNull(productFacts.product_id) : undefined,
  );
}

/** In one of the categories, or in one below. */
export const inCategory = (fragments: readonly string[]): SQL => sql`${products.id} in (
  with recursive below as (
    select id from categories where url_fragment in ${fragments}
    union all
    select child.id from categories child join below on child.parent_id = below.id
  )
  select product_id from product_categories join below on category_id = below.id
)`;

/** Whether anything is found in the market, whatever narrows the list. */
export async function hasResults(
  queries: Queries,
  place: ReadingLocale,
  sought: NonEmptySearchQuery,
): Promise<boolean> {
  const { words, needs, categories, isGoods } = sought;
  if (needs.length + categories.length === 0 && !isGoods)
    return words.length > 0 && (await findIds(queries, place, words, 1)).length > 0;
  const [one] = await queries
    .select({ id: products.id })
    .from(products)
    .innerJoin(productPrices, eq(productPrices.product_id, products.id))
    .leftJoin(productFacts, eq(productFacts.product_id, products.id))
    .where(and(eq(productPrices.market_id, place.market.id), searchCondition(queries, place, sought)))
    .limit(1);
  return one !== undefined;
}
