import { money, toWire } from "#domain/money.ts";
import { unitPrice } from "#domain/price.ts";
import { availabilities } from "#domain/stock.ts";
import { displayedTaxRate } from "#domain/tax.ts";
import { optionName, type ProductOption } from "#domain/variants.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import type { CatalogueLocale } from "./catalogue-locale.ts";
import { dependsOnPrices, tagPriceOrder, tagProducts, tagStockOrder } from "./cache-tags.ts";
import { toWireImage } from "./images.ts";
import { promotionsOf } from "./product-promotions.ts";
import { listCondition, type ProductFilter, type Window } from "./product-list-query.ts";
import { countFoundProducts, findProductIds } from "./product-ids.ts";
import { findProductRows, type ProductRow } from "./product-rows.ts";
import { findIds } from "./search.ts";
import type { SearchQuery } from "./search-query.ts";
import { interpretTerm } from "./interpret-term.ts";
import type { SoldVariant } from "./product-columns.ts";
import { setPrice } from "./set-price.ts";
import { nameOfVariant, variantFields } from "./variants.ts";

/** A product without a price does not exist in the market. */
export async function findProducts(
  queries: Queries,
  locale: CatalogueLocale,
  filter: ProductFilter,
  window: Window = {},
): Promise<Schemas["ProductSummary"][]> {
  const { rows: ids } = await interpretTerm(queries, locale, filter, (query) =>
    findProductIds(queries, locale, filter, query, window),
  );
  return findSummaries(queries, locale, ids);
}

/** The first matches of a term or a reference's digits, and their number, counted up to `most`. */
export async function findFirstProducts(
  queries: Queries,
  locale: CatalogueLocale,
  filter: Pick<ProductFilter, "term" | "reference_contains" | "vocabulary">,
  { limit, most: maximum }: { limit: number; most: number },
): Promise<{ products: Schemas["ProductSummary"][]; product_count: number; query: SearchQuery }> {
  const { rows: found, query: sought } = await interpretTerm(queries, locale, filter, (reading) =>
    findProductIds(queries, locale, filter, reading, { limit }),
  );
  const products = await findSummaries(queries, locale, found);
  if (found.length < limit) return { products, product_count: found.length, query: sought };
  const isOfWords =
    sought !== null && sought.needs.length + sought.categories.length === 0 && !sought.isGoods;
  const product_count = isOfWords
    ? (await findIds(queries, locale, sought.words, maximum)).length
    : await countFoundProducts(queries, listCondition(queries, locale, filter, sought), maximum);
  return { products, product_count, query: sought };
}

/** In the order of the ids; without those that the market does not sell. */
export async function findSummaries(
  queries: Queries,
  locale: CatalogueLocale,
  ids: readonly string[],
): Promise<Schemas["ProductSummary"][]> {
  tagProducts(locale, ids);
  return (await findProductRows(queries, locale, ids)).map((row) => toWireSummary(locale, row));
}

export function toWireSummary(locale: CatalogueLocale, row: ProductRow): Schemas["ProductSummary"] {
  const { product, price, name, pets, variants, image, category_ids, dated } = row;
  const variantId = price.variant_id ?? product.id;
  const listed = variants.find(({ variant }) => variant.id === variantId) ?? variants[0]!;
  const hasOptions = product.options.length > 0;
  return {
    id: product.id,
    url_fragment: product.url_fragment,
    created_at: product.created_at.toISOString(),
    name,
    variant_id: variantId,
    variant_name: hasOptions ? nameOfVariant(locale, product, listed.variant) : null,
    options: hasOptions ? soldOptions(locale, product.options, variants) : [],
    from_price: price.prices_differ ? toWire(money(price.gross_minor, locale.market)) : null,
    ...variantFields(locale, product, { ...listed, stock: bestStock(variants) }),
    latin_name: product.latin_name,
    pets,
    pot_included: product.pot_included,
    primary_category_id: product.primary_category_id,
    primary_image: image && toWireImage(locale, image),
    barred_countries: product.barred_countries.filter((c) => locale.market.countries.includes(c)),
    withdrawal_exempt: product.withdrawal_exempt && locale.market.withdrawal_days !== null,
    ...promotionsOf(locale, {
      productId: product.id,
      categoryIds: category_ids,
      variants: variants.map(({ variant: { id, reference, tax_class }, price: own }) => ({
        id,
        reference,
        price: toWire(
          unitPrice(
            setPrice(own, locale.market),
            displayedTaxRate(locale.market, tax_class ?? product.tax_class),
          ).now,
        ),
      })),
      dated,
    }),
  };
}

/** That of the variant that can best be had. */
function bestStock(variants: readonly SoldVariant[]): SoldVariant["stock"] {
  const standing = ({ variant, stock }: SoldVariant) =>
    (variant.allow_purchase ? 0 : availabilities.length) + availabilities.indexOf(stock.availability);
  return variants.reduce((best, one) => (standing(one) < standing(best) ? one : best)).stock;
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
    const all = await countFoundProducts(queries, listCondition(queries, locale, filter, query));
    return all > 0 ? [all] : [];
  });
  return found[0] ?? 0;
}
