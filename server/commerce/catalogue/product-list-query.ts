import { and, eq, inArray, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { parseGtin } from "#domain/gtin.ts";
import type { FilterQuery } from "#domain/filters.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import { allConditionsExcept, filterConditions } from "./filter-conditions.ts";
import { inCategory, searchCondition, type SearchQuery } from "./search-query.ts";
import type { Vocabulary } from "./vocabulary.ts";

export type ProductFilter = FilterQuery & {
  term?: string;
  vocabulary?: Vocabulary;
  reference_contains?: string;
  ids?: readonly string[];
  url_fragment?: string;
};
export type ProductSort = "relevance" | "position" | "name" | "-name" | "price" | "-price" | "-created_at";
export type Window = { sort?: ProductSort; skip?: number; limit?: number };

const { products, productPrices } = schema;

export const listCondition = (
  queries: Queries,
  locale: ReadingLocale,
  filter: ProductFilter,
  sought: SearchQuery,
): SQL | undefined =>
  and(
    inCategoryCondition(locale, filter),
    allConditionsExcept(filterConditions(locale, filter)),
    searchCondition(queries, locale, sought),
  );

export function inCategoryCondition(locale: ReadingLocale, filter: ProductFilter): SQL | undefined {
  return and(
    eq(productPrices.market_id, locale.market.id),
    filter.reference_contains ? hasNumber(filter.reference_contains) : undefined,
    filter.url_fragment ? eq(products.url_fragment, filter.url_fragment) : undefined,
    filter.ids ? inArray(products.id, [...filter.ids]) : undefined,
    filter.category ? inCategory([filter.category]) : undefined,
  );
}

/** Digits of a variant's reference, or a whole GTIN as it is printed. */
function hasNumber(digits: string): SQL {
  const { product_id, reference, gtin, retired_at } = productVariants;
  const parsed = parseGtin(digits);
  const isNamed = or(sql`${reference} like ${`%${digits}%`}`, parsed === null ? undefined : eq(gtin, parsed));
  return sql`${products.id} in (select ${product_id} from ${productVariants} where ${and(isNull(retired_at), isNamed)})`;
}

/** The shop folder gives favourites negative positions. */
export const isFavouriteProduct = lt(products.position, 0);

export function sortOrder(locale: ReadingLocale, sort: ProductSort): SQL {
  switch (sort) {
    case "relevance":
    case "position":
      return sql`${products.position}`;
    case "name":
      return sql`${nameRank(locale)} asc`;
    case "-name":
      return sql`${nameRank(locale)} desc`;
    case "price":
      return sql`${productPrices.gross_minor} asc`;
    case "-price":
      return sql`${productPrices.gross_minor} desc`;
    case "-created_at":
      return sql`${products.created_at} desc`;
  }
}

export const requestedTexts = alias(schema.productTexts, "own_texts");
export const fallbackTexts = alias(schema.productTexts, "fallback_texts");

/** In the market's first language a single index has all ranks, so the first products are found without sorting. */
const nameRank = ({ languageId, fallbackId }: ReadingLocale): SQL =>
  languageId === fallbackId
    ? sql`${fallbackTexts.sort_rank}`
    : sql`coalesce(${requestedTexts.sort_rank}, ${fallbackTexts.sort_rank})`;
