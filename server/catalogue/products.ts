import { and, eq, inArray, not, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgSelect } from "drizzle-orm/pg-core";
import { pricePerUnit } from "#domain/content.ts";
import { money, toWire, type Money } from "#domain/money.ts";
import type { Schemas } from "../api/reply.ts";
import type { Queries } from "../database/database.ts";
import { productFacts } from "../database/goods-schema.ts";
import * as schema from "../database/schema.ts";
import type { ReadingPlace } from "../markets/markets.ts";
import { primaryImages } from "./images.ts";
import { allBut, conditionsOf } from "./narrowing.ts";
import {
  foundBy,
  forgiving,
  inLanguage,
  matching,
  orderOf,
  fallbackTexts,
  ownTexts,
  soughtIn,
  type ProductFilter,
  type ProductSort,
  type Sought,
  type Window,
} from "./finding.ts";
import { beginsOwnNames, findIds, searchesFor } from "./search.ts";

const { products, productPrices } = schema;
/** Products that are put in order after they were found, and not met in it. */
const few = 500;

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
  const { found } = await forgiving(queries, place, filter.term, (sought) =>
    findRows(queries, place, filter, sought, window),
  );
  return summariesOf(queries, place, found);
}

/** The first of what a term or the digits of a reference find, and how many there are, counted up to `most`. */
export async function findFirstProducts(
  queries: Queries,
  place: ReadingPlace,
  filter: Pick<ProductFilter, "term" | "reference_contains">,
  { limit, most }: { limit: number; most: number },
): Promise<{ products: Schemas["ProductSummary"][]; product_count: number; meant: readonly string[] }> {
  const { found, sought } = await forgiving(queries, place, filter.term, (one) =>
    findRows(queries, place, filter, one, { limit }),
  );
  const products = await summariesOf(queries, place, found);
  const words = sought && "words" in sought ? sought.words : null;
  const meant = words?.map(({ word }) => word) ?? [];
  if (found.length < limit) return { products, product_count: found.length, meant };
  const product_count = words
    ? (await findIds(queries, place, words, most)).length
    : await count(queries, foundBy(queries, place, filter, sought), most);
  return { products, product_count, meant };
}

async function summariesOf(
  queries: Queries,
  place: ReadingPlace,
  rows: Awaited<ReturnType<typeof findRows>>,
): Promise<Schemas["ProductSummary"][]> {
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
    latin_name: product.latin_name,
    unit_price: unitPriceOf(product, money(price.gross_minor, place.market)),
    points: product.points,
    primary_category_id: product.primary_category_id,
    primary_image: pictures.get(product.id) ?? null,
    barred_countries: product.barred_countries.filter((c) => place.market.countries.includes(c)),
    withdrawal_exempt: product.withdrawal_exempt && place.market.withdrawal_days !== null,
  }));
}

function unitPriceOf(
  { content_thousandths: thousandths, content_unit: unit }: typeof products.$inferSelect,
  price: Money,
): Schemas["ProductSummary"]["unit_price"] {
  if (thousandths === null || unit === null) return null;
  return { price: toWire(pricePerUnit(price, { thousandths, unit })), unit };
}

async function findRows(
  queries: Queries,
  place: ReadingPlace,
  filter: ProductFilter,
  sought: Sought,
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
  if (sought === null || "categories" in sought || sort !== "relevance") {
    return inOrderOfNames(from().$dynamic(), place, sort)
      .where(and(all, soughtIn(queries, place, sought)))
      .orderBy(orderOf(place, sort), products.position)
      .offset(skip)
      .limit(limit);
  }
  const isOwnFirst = await beginsOwnNames(queries, place, sought.words);
  const { begun, named, isNamed, isFound } = searchesFor(queries, place, sought.words, { isOwnFirst });
  const best = (ranked: typeof named) =>
    from()
      .innerJoin(ranked, eq(ranked.product_id, products.id))
      .where(all)
      // As they come: of thousands that are found, only the first are looked at.
      .orderBy(ranked.rank, ranked.standing)
      .offset(skip)
      .limit(limit);
  const beginning = begun ? await best(begun) : [];
  if (beginning.length === limit) return beginning;
  const first = await best(named);
  if (first.length === limit) return first;
  const before = skip === 0 ? first.length : await count(queries, and(all, isNamed));
  // The few by what they are; of many the first are soon met by their place.
  const ids = await findIds(queries, place, sought.words, few + 1);
  const rest = await from()
    .where(and(all, ids.length > few ? isFound : inArray(products.id, ids), not(isNamed)))
    .orderBy(products.position)
    .offset(Math.max(0, skip - before))
    .limit(limit - first.length);
  return [...first, ...rest];
}

/** What the order needs to know of names, if it is one of them. */
function inOrderOfNames<From extends PgSelect>(from: From, place: ReadingPlace, sort: ProductSort): From {
  if (sort !== "name" && sort !== "-name") return from;
  const isOf = (texts: Record<"product_id" | "language_id", PgColumn>, language: string) =>
    and(eq(texts.product_id, products.id), eq(texts.language_id, language));
  if (place.languageId !== place.fallbackId) from.leftJoin(ownTexts, isOf(ownTexts, place.languageId));
  from.innerJoin(fallbackTexts, isOf(fallbackTexts, place.fallbackId));
  return from;
}

export async function countProducts(
  queries: Queries,
  place: ReadingPlace,
  filter: ProductFilter,
): Promise<number> {
  const { found } = await forgiving(queries, place, filter.term, async (sought) => {
    const all = await count(queries, foundBy(queries, place, filter, sought));
    return all > 0 ? [all] : [];
  });
  return found[0] ?? 0;
}

/** @param most where it does not matter how many more there are */
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
