import { money, toWire } from "#domain/money.ts";
import { optionName, type ProductOption } from "#domain/variants.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import { dependsOnPrices, tagPriceOrder, tagProducts, tagStockOrder } from "./cache-tags.ts";
import { primaryImages } from "./images.ts";
import { findPromotionsOf } from "./product-promotions.ts";
import { listCondition, type ProductFilter, type Window } from "./product-list-query.ts";
import { countProductRows, findProductRows } from "./product-rows.ts";
import { findIds } from "./search.ts";
import type { SearchQuery } from "./search-query.ts";
import { interpretTerm } from "./interpret-term.ts";
import { findSoldVariants, nameOfVariant, variantFields, type SoldVariant } from "./variants.ts";

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
  const ids = rows.map(({ product }) => product.id);
  tagProducts(locale, ids);
  const pictures = await primaryImages(queries, locale, ids);
  const promotionsOf = await findPromotionsOf(queries, locale, ids);
  const optional = rows.flatMap(({ product }) => (product.options.length > 0 ? [product.id] : []));
  const sold = await findSoldVariants(queries, locale, optional);
  return rows.map(({ product, price, name, lowest, pets, ...stock }) => {
    const variants = sold.get(product.id) ?? [];
    const variantId = price.variant_id ?? product.id;
    const listed = variants.find(({ variant }) => variant.id === variantId)?.variant;
    return {
      id: product.id,
      url_fragment: product.url_fragment,
      created_at: product.created_at.toISOString(),
      name,
      variant_id: variantId,
      variant_name: listed ? nameOfVariant(locale, product, listed) : null,
      options: soldOptions(locale, product.options, variants),
      from_price: price.prices_differ ? toWire(money(price.gross_minor, locale.market)) : null,
      ...variantFields(locale, product, { variant: listed ?? product, price, lowest, stock }),
      latin_name: product.latin_name,
      pets,
      pot_included: product.pot_included,
      primary_category_id: product.primary_category_id,
      primary_image: pictures.get(product.id) ?? null,
      barred_countries: product.barred_countries.filter((c) => locale.market.countries.includes(c)),
      withdrawal_exempt: product.withdrawal_exempt && locale.market.withdrawal_days !== null,
      ...promotionsOf(product.id),
    };
  });
}

/** The options of the variants that the market sells, with the values that these have. */
const soldOptions = (
  { languageId, fallbackId }: ReadingLocale,
  options: readonly ProductOption[],
  variants: readonly SoldVariant[],
): Schemas["ProductOption"][] =>
  variants.length < 2
    ? []
    : options.map(({ id, name, values }) => ({
        id,
        name: optionName(name, languageId, fallbackId),
        values: values
          .filter((value) => variants.some(({ variant }) => variant.option_values[id] === value.id))
          .map((value) => ({ id: value.id, name: optionName(value.name, languageId, fallbackId) })),
      }));

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
