import { and, arrayOverlaps, eq, gt, gte, isNotNull, lte, or, sql, type SQL } from "drizzle-orm";
import {
  parseChosenValues,
  facetNames,
  type Facet,
  type FacetValue,
  type FilterQuery,
} from "#domain/filters.ts";
import {
  heightRange,
  type Habitat,
  type Light,
  type PetSafety,
  type Size,
  type Water,
} from "#domain/plant-facts.ts";
import type { Need } from "#domain/search-phrases.ts";
import { productFacts } from "#server/platform/database/goods-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import { variantColumn } from "#server/platform/database/variant-column.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";

const { productPrices } = schema;

export type FilterName = Facet | "offers" | "inStock" | "price";
type Conditions = Partial<Record<FilterName, SQL>>;

export function filterConditions(
  { market }: ReadingLocale,
  filter: Omit<FilterQuery, "category">,
): Conditions {
  const chosen = parseChosenValues((name) => filter[name]);
  const { price_from: from = null, price_to: to = null } = filter;
  const [lowest, highest] = from !== null && to !== null && from > to ? [to, from] : [from, to];
  // Whole numbers, so that the price index is used.
  const inMinor = (amount: number, rounded: "ceil" | "floor") =>
    sql<bigint>`${sql.raw(rounded)}(${amount}::numeric * ${10 ** market.currency_precision}::int)::bigint`;
  const conditions: Partial<Record<FilterName, SQL | undefined>> = {
    offers: filter.offers ? isOnOffer : undefined,
    inStock: filter.in_stock ? isInStock : undefined,
    price: and(
      lowest === null ? undefined : gte(productPrices.gross_minor, inMinor(lowest, "ceil")),
      highest === null ? undefined : lte(productPrices.gross_minor, inMinor(highest, "floor")),
    ),
  };
  for (const name of facetNames) {
    const ofValues = chosen[name].map((value) => hasPlantFact(name, value));
    conditions[name] = ofValues.length > 0 ? or(...ofValues) : undefined;
  }
  return conditions as Conditions;
}

/** On a product joined with its price and facts; an unknown fact does not match. */
export function meetsNeed({ filter, values }: Need): SQL {
  switch (filter) {
    case "offers":
      return isOnOffer;
    case "sowing":
    case "planting":
    case "flowering":
    case "harvest":
      return or(
        ...values.map((month) => sql`${productFacts.months} @> ${`{"${filter}":[${Number(month)}]}`}::jsonb`),
      )!;
    default:
      return or(...values.map((value) => hasPlantFact(filter, value as FacetValue)))!;
  }
}

/** Of a product joined with its price: `variant` and its `stock`, of each that the market sells. */
export const soldVariants = sql`product_variants variant join variant_stock stock on stock.variant_id = variant.id
  and variant.product_id = ${schema.products.id} and variant.retired_at is null
  and (variant.id = ${variantColumn(productPrices)} or exists (
    select from variant_prices other where other.variant_id = variant.id and other.market_id = ${productPrices.market_id}))`;

/** On a product joined with its price: any of its variants can be bought at once. */
export const isInStock = sql`(${schema.products.allow_purchase} and exists (
  select from ${soldVariants} where variant.allow_purchase and stock.availability in ('in_stock', 'few')))`;

export const isOnOffer = or(isNotNull(productPrices.discounted_minor), productPrices.others_reduced)!;

export function hasPlantFact(name: Facet, value: FacetValue): SQL {
  switch (name) {
    case "light":
      return arrayOverlaps(productFacts.light, [value as Light]);
    case "water":
      return eq(productFacts.water, value as Water);
    case "pets":
      return eq(productFacts.pets, value as PetSafety);
    case "habitat":
      return arrayOverlaps(productFacts.habitats, [value as Habitat]);
    case "size": {
      const { above, upTo } = heightRange(value as Size);
      const isHigher = gt(productFacts.height_grown, above);
      return Number.isFinite(upTo) ? and(isHigher, lte(productFacts.height_grown, upTo))! : isHigher;
    }
  }
}

/** Facet counts ignore the choices of their own facet. */
export const allConditionsExcept = (conditions: Conditions, without?: FilterName): SQL =>
  and(
    sql`true`,
    ...Object.entries(conditions).map(([name, condition]) => (name === without ? undefined : condition)),
  )!;
