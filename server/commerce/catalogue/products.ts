import { pricePerUnit } from "#domain/content.ts";
import { money, toWire, type Money } from "#domain/money.ts";
import { toWirePrice } from "#domain/price.ts";
import { displayedTaxRate } from "#domain/tax.ts";
import { shownStock } from "#domain/stock.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import type * as schema from "#server/platform/database/schema.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import { dependsOnPrices, tagPriceOrder, tagProducts, tagStockOrder } from "./cache-tags.ts";
import { setPrice } from "./for-sale.ts";
import { primaryImages } from "./images.ts";
import { listCondition, type ProductFilter, type Window } from "./product-list-query.ts";
import { countProductRows, findProductRows } from "./product-rows.ts";
import { findIds } from "./search.ts";
import type { SearchQuery } from "./search-query.ts";
import { interpretTerm } from "./interpret-term.ts";

/** A product without a price does not exist in the market. */
export async function findProducts(
  queries: Queries,
  locale: ReadingLocale,
  filter: ProductFilter,
  window: Window = {},
): Promise<Schemas["ProductSummary"][]> {
  const { rows: found } = await interpretTerm(queries, locale, filter, (query) =>
    findProductRows(queries, locale, filter, query, window),
  );
  return summariesOf(queries, locale, found);
}

/** The first matches of a term or a reference's digits, and their number, counted up to `most`. */
export async function findFirstProducts(
  queries: Queries,
  locale: ReadingLocale,
  filter: Pick<ProductFilter, "term" | "reference_contains" | "vocabulary">,
  { limit, most: maximum }: { limit: number; most: number },
): Promise<{ products: Schemas["ProductSummary"][]; product_count: number; query: SearchQuery }> {
  const { rows: found, query: sought } = await interpretTerm(queries, locale, filter, (reading) =>
    findProductRows(queries, locale, filter, reading, { limit }),
  );
  const products = await summariesOf(queries, locale, found);
  if (found.length < limit) return { products, product_count: found.length, query: sought };
  const isOfWords =
    sought !== null && sought.needs.length + sought.categories.length === 0 && !sought.isGoods;
  const product_count = isOfWords
    ? (await findIds(queries, locale, sought.words, maximum)).length
    : await countProductRows(queries, listCondition(queries, locale, filter, sought), maximum);
  return { products, product_count, query: sought };
}

async function summariesOf(
  queries: Queries,
  locale: ReadingLocale,
  rows: Awaited<ReturnType<typeof findProductRows>>,
): Promise<Schemas["ProductSummary"][]> {
  tagProducts(
    locale,
    rows.map(({ product }) => product.id),
  );
  const pictures = await primaryImages(
    queries,
    locale,
    rows.map(({ product }) => product.id),
  );
  return rows.map(({ product, price, name, lowest, pets, ...stock }) => ({
    id: product.id,
    url_fragment: product.url_fragment,
    created_at: product.created_at.toISOString(),
    reference: product.reference,
    allow_purchase: product.allow_purchase,
    ...shownStock(stock),
    name,
    ...toWirePrice(
      setPrice(price, locale.market),
      displayedTaxRate(locale.market, product.tax_class),
      locale.market,
    ),
    lowest_price_30_days:
      price.discounted_minor === null || lowest === null ? null : toWire(money(lowest, locale.market)),
    vat_rate: Number(displayedTaxRate(locale.market, product.tax_class)) / 10_000,
    latin_name: product.latin_name,
    pets,
    pot_included: product.pot_included,
    unit_price: unitPriceOf(product, money(price.gross_minor, locale.market)),
    points: product.points,
    primary_category_id: product.primary_category_id,
    primary_image: pictures.get(product.id) ?? null,
    barred_countries: product.barred_countries.filter((c) => locale.market.countries.includes(c)),
    withdrawal_exempt: product.withdrawal_exempt && locale.market.withdrawal_days !== null,
  }));
}

function unitPriceOf(
  { content_thousandths: thousandths, content_unit: unit }: typeof schema.products.$inferSelect,
  price: Money,
): Schemas["ProductSummary"]["unit_price"] {
  if (thousandths === null || unit === null) return null;
  return { price: toWire(pricePerUnit(price, { thousandths, unit })), unit };
}

export async function countProducts(
  queries: Queries,
  locale: ReadingLocale,
  filter: ProductFilter,
): Promise<number> {
  const { rows: found } = await interpretTerm(queries, locale, filter, async (query) => {
    if (dependsOnPrices(filter, query)) tagPriceOrder(locale, filter);
    if (filter.in_stock) tagStockOrder();
    const all = await countProductRows(queries, listCondition(queries, locale, filter, query));
    return all > 0 ? [all] : [];
  });
  return found[0] ?? 0;
}
