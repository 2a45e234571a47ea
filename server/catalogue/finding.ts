import { and, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { FilterQuery } from "#domain/filters.ts";
import { searchText, wordsOf } from "#domain/search-text.ts";
import type { Queries } from "../database/database.ts";
import * as schema from "../database/schema.ts";
import type { ReadingPlace } from "../markets/markets.ts";
import { allBut, conditionsOf } from "./narrowing.ts";
import { mended, turnedRound } from "./mended.ts";
import { begunBy, related } from "./named.ts";
import { findIds, rooted, searchesFor, type SearchWord } from "./search.ts";

export type ProductFilter = FilterQuery & {
  term?: string;
  reference_contains?: string;
  ids?: readonly string[];
  url_fragment?: string;
};
export type ProductSort = "relevance" | "position" | "name" | "-name" | "price" | "-price" | "-created_at";
export type Window = { sort?: ProductSort; skip?: number; limit?: number };

const { products, productPrices } = schema;

/** Words of a term that are looked for. */
const mostWords = 12;

/** What a term is taken for: words that texts have, or the names of categories. Null: there is no term. */
export type Sought = { words: readonly SearchWord[] } | { categories: readonly string[] } | null;

/**
 * Asks for what a term says and, if the shop has nothing of it, for what it may mean: what was found and how it was understood. First as it was typed,
 * then as the name of a category, then as it may have been mistyped.
 */
export async function forgiving<Row>(
  queries: Queries,
  place: ReadingPlace,
  term: string | undefined,
  ask: (sought: Sought) => Promise<Row[]>,
): Promise<{ found: Row[]; sought: Sought }> {
  if (term === undefined) return { found: await ask(null), sought: null };
  const typed = wordsOf(term).slice(0, mostWords);
  if (typed.length === 0) return { found: [], sought: { words: [] } };
  const words = await rooted(queries, place, typed);
  const plain = words.flatMap(({ word, root }) => (root === word ? [word] : []));
  const asWords = async (meant: readonly string[] | null): Promise<Sought> =>
    meant === null || meant.join() === typed.join() ? null : { words: await rooted(queries, place, meant) };
  const ways: (() => Promise<Sought> | Sought)[] = [
    async () => asWords(await turnedRound(queries, place, plain)),
    () => ({ words }),
    () => categoriesNamed(queries, place, typed),
    async () => asWords(await mended(queries, place, typed)),
  ];
  for (const way of ways) {
    const sought = await way();
    if (sought === null) continue;
    const found = await ask(sought);
    // A list that is narrowed to nothing is of the same words as one that is not.
    if (found.length > 0 || (await isAnyFound(queries, place, sought))) return { found, sought };
  }
  return { found: [], sought: { words } };
}

async function categoriesNamed(
  queries: Queries,
  { languageId, fallbackId }: ReadingPlace,
  typed: readonly string[],
): Promise<Sought> {
  const { categories: all, categoryTexts: texts } = schema;
  const named = await queries
    .select({ url_fragment: all.url_fragment, name: texts.name })
    .from(all)
    .innerJoin(texts, eq(texts.category_id, all.id))
    .where(inArray(texts.language_id, [languageId, fallbackId]));
  const items = named.map(({ url_fragment, name }) => ({ url_fragment, normal: searchText(name) }));
  const found = [begunBy(items, typed), related(items, typed, languageId)].find((some) => some.length > 0);
  return found ? { categories: found.map(({ url_fragment }) => url_fragment) } : null;
}

async function isAnyFound(
  queries: Queries,
  place: ReadingPlace,
  sought: Exclude<Sought, null>,
): Promise<boolean> {
  if ("words" in sought) return (await findIds(queries, place, sought.words, 1)).length > 0;
  const [one] = await queries
    .select({ id: products.id })
    .from(products)
    .innerJoin(productPrices, eq(productPrices.product_id, products.id))
    .where(and(eq(productPrices.market_id, place.market.id), soughtIn(queries, place, sought)))
    .limit(1);
  return one !== undefined;
}

/** Narrows a list to what is sought. */
export function soughtIn(queries: Queries, place: ReadingPlace, sought: Sought): SQL | undefined {
  if (sought === null) return undefined;
  return "words" in sought
    ? searchesFor(queries, place, sought.words).isFound
    : or(...sought.categories.map(inCategory));
}

export const foundBy = (
  queries: Queries,
  place: ReadingPlace,
  filter: ProductFilter,
  sought: Sought,
): SQL | undefined =>
  and(matching(place, filter), allBut(conditionsOf(place, filter)), soughtIn(queries, place, sought));

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

export function orderOf(place: ReadingPlace, sort: ProductSort): SQL {
  switch (sort) {
    case "relevance":
    case "position":
      return sql`${products.position}`;
    case "name":
      return sql`${nameRank(place)} asc`;
    case "-name":
      return sql`${nameRank(place)} desc`;
    case "price":
      return sql`${productPrices.gross_minor} asc`;
    case "-price":
      return sql`${productPrices.gross_minor} desc`;
    case "-created_at":
      return sql`${products.created_at} desc`;
  }
}

/** Texts in the place's language, and in the one that every product has. */
export const ownTexts = alias(schema.productTexts, "own_texts");
export const fallbackTexts = alias(schema.productTexts, "fallback_texts");

/** Where the language is the market's first, all products have their rank in one index, and the first are known without the others. */
const nameRank = ({ languageId, fallbackId }: ReadingPlace): SQL =>
  languageId === fallbackId
    ? sql`${fallbackTexts.sort_rank}`
    : sql`coalesce(${ownTexts.sort_rank}, ${fallbackTexts.sort_rank})`;

/** A column of the product's text in the place's language, else in the fallback. */
export const inLanguage = ({ languageId, fallbackId }: ReadingPlace, column: SQL) => sql<string>`(
  select ${column} from product_texts text
  where text.product_id = ${products.id} and text.language_id in (${languageId}, ${fallbackId})
  order by text.language_id = ${languageId} desc limit 1
)`;
