import { and, eq, sql, type SQL } from "drizzle-orm";
import { facetNames, facets, type Facet } from "#domain/filters.ts";
import { money, toWire } from "#domain/money.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { productFacts } from "#server/platform/database/goods-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import { tagFacets } from "./cache-tags.ts";
import type { CatalogueLocale } from "./catalogue-locale.ts";
import {
  allConditionsExcept,
  filterConditions,
  hasPlantFact,
  isInStock,
  isOnOffer,
} from "./filter-conditions.ts";
import { isFavouriteProduct, inCategoryCondition, type ProductFilter } from "./product-list-query.ts";
import { searchCondition, type SearchQuery } from "./search-query.ts";
import { interpretTerm } from "./interpret-term.ts";

const { products, productPrices, productCategories, categories } = schema;

/**
 * Counts a list, and what each further choice would match: a fact's value without its other values, a category among
 * those just below the list's own.
 */
export async function findFacets(
  queries: Queries,
  locale: CatalogueLocale,
  filter: ProductFilter,
): Promise<Schemas["Facets"]> {
  tagFacets(locale, filter);
  const {
    rows: [found],
    query: understood,
  } = await interpretTerm(queries, locale, filter, async (query) => {
    const base = and(inCategoryCondition(locale, filter), searchCondition(queries, locale, query));
    const counts = await countFacets(queries, locale, filter, base);
    return counts.total > 0 ? [{ base, counts }] : [];
  });
  const category = locale.categories.find(({ url_fragment }) => url_fragment === filter.category) ?? null;
  const needs = toWireNeeds(understood);
  if (!found)
    return {
      count: 0,
      price: null,
      offers: 0,
      in_stock: 0,
      favourites: 0,
      category,
      categories: [],
      needs,
      ...noFacts,
    };
  const { base, counts } = found;
  const { count, offers, in_stock, favourites: favouriteCount, lowest, highest, ...ofFacts } = counts;
  const inMarket = (amount: number) => toWire(money(BigInt(amount), locale.market));
  return {
    count,
    offers,
    in_stock,
    favourites: favouriteCount,
    price:
      lowest === null || highest === null ? null : { lowest: inMarket(lowest), highest: inMarket(highest) },
    category,
    categories: await countCategories(queries, locale, filter, base),
    needs,
    ...(Object.fromEntries(facetNames.map((name) => [name, ofFacts[name]])) as typeof noFacts),
  };
}

export const toWireNeeds = (sought: SearchQuery): Schemas["UnderstoodNeed"][] =>
  sought?.needs.map(({ filter, values, without }) => ({ filter, values: [...values], without })) ?? [];

type FactCounts = Pick<Schemas["Facets"], Facet>;
type Counts = FactCounts & {
  total: number;
  count: number;
  offers: number;
  in_stock: number;
  favourites: number;
  lowest: number | null;
  highest: number | null;
};

const noFacts = Object.fromEntries(
  facetNames.map((name) => [name, Object.fromEntries(facets[name].map((value) => [value, 0]))]),
) as FactCounts;

/** If only what is in stock is asked for, nearly all counts depend on it. `offset 0` makes PostgreSQL look it up once per product. */
const lookUpInStock = sql`(select ${isInStock} as in_stock offset 0) known`;
const isKnownInStock = sql`known.in_stock`;

async function countFacets(
  queries: Queries,
  locale: CatalogueLocale,
  filter: ProductFilter,
  base: SQL | undefined,
): Promise<Counts> {
  const chosen = filterConditions(locale, filter);
  const conditions = chosen.inStock ? { ...chosen, inStock: isKnownInStock } : chosen;
  const countIf = (...all: SQL[]) => sql`count(*) filter (where ${and(...all)})`;
  const ofFact = (name: Facet) => {
    const otherConditions = allConditionsExcept(conditions, name);
    return sql`json_build_object(${sql.join(
      facets[name].map(
        (value) => sql`${sql.raw(`'${value}'`)}, ${countIf(otherConditions, hasPlantFact(name, value))}`,
      ),
      sql`, `,
    )})`;
  };
  const anyPrice = allConditionsExcept(conditions, "price");
  const counting = queries
    .select({
      counts: sql<Counts>`json_build_object(
        'total', count(*),
        'count', ${countIf(allConditionsExcept(conditions))},
        'favourites', ${countIf(allConditionsExcept(conditions), isFavouriteProduct)},
        'offers', ${countIf(allConditionsExcept(conditions, "offers"), isOnOffer)},
        'in_stock', ${countIf(allConditionsExcept(conditions, "inStock"), chosen.inStock ? isKnownInStock : isInStock)},
        'lowest', min(${productPrices.gross_minor}) filter (where ${anyPrice}),
        'highest', max(${productPrices.gross_minor}) filter (where ${anyPrice}),
        ${sql.join(
          facetNames.map((name) => sql`${sql.raw(`'${name}'`)}, ${ofFact(name)}`),
          sql`, `,
        )})`,
    })
    .from(products)
    .innerJoin(productPrices, eq(productPrices.product_id, products.id))
    .leftJoin(productFacts, eq(productFacts.product_id, products.id))
    .$dynamic();
  const [row] = await (chosen.inStock ? counting.crossJoinLateral(lookUpInStock) : counting).where(base);
  return row!.counts;
}

async function countCategories(
  queries: Queries,
  locale: CatalogueLocale,
  filter: ProductFilter,
  base: SQL | undefined,
): Promise<Schemas["Facets"]["categories"]> {
  const matching = queries
    .select({ id: products.id })
    .from(products)
    .innerJoin(productPrices, eq(productPrices.product_id, products.id))
    .leftJoin(productFacts, eq(productFacts.product_id, products.id))
    .where(and(base, allConditionsExcept(filterConditions(locale, filter))));
  const parent = filter.category
    ? sql`parent_id = (select id from categories where url_fragment = ${filter.category})`
    : sql`parent_id is null`;
  const { rows } = await queries.execute<{ top: string; count: number }>(sql`
    with recursive below as (
      select id as top, id from ${categories} where ${parent}
      union all
      select below.top, child.id from below join categories child on child.parent_id = below.id
    )
    select below.top, count(distinct product_id)::int as count
    from below join ${productCategories} on category_id = below.id
    where product_id in (${matching})
    group by below.top`);
  const counts = new Map(rows.map(({ top, count }) => [top, count]));
  return locale.categories.flatMap(({ id, url_fragment, name }) => {
    const product_count = counts.get(id);
    return product_count === undefined ? [] : [{ url_fragment, name, product_count }];
  });
}
