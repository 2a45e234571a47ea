import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Content } from "#domain/content.ts";
import { printedGtin } from "#domain/gtin.ts";
import { money, toWire } from "#domain/money.ts";
import { toWirePrice, unitPrice } from "#domain/price.ts";
import { shownStock } from "#domain/stock.ts";
import { displayedTaxRate } from "#domain/tax.ts";
import { variantName } from "#domain/variants.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import { imagesOfVariants } from "./images.ts";
import { variantsColumn, type SoldVariant, type VariantRow } from "./product-columns.ts";
import { setPrice } from "./set-price.ts";
import { wireUnitPrice } from "./wire-unit-price.ts";

const { products, productPrices } = schema;
type ProductRow = typeof products.$inferSelect;
/** The only variant of a product has the product's own fields. */
type ShownVariant = Omit<SoldVariant, "variant"> & { variant: VariantRow | ProductRow };

/** The product of each of these variants that is sold; `alsoRetired`: or was. */
export async function findProductsOfVariants(
  queries: Queries,
  variantIds: readonly string[],
  { alsoRetired = false }: { alsoRetired?: boolean } = {},
): Promise<Map<string, string>> {
  if (variantIds.length === 0) return new Map();
  const rows = await queries
    .select({ id: productVariants.id, product_id: productVariants.product_id })
    .from(productVariants)
    .where(
      and(
        inArray(productVariants.id, [...variantIds]),
        alsoRetired ? undefined : isNull(productVariants.retired_at),
      ),
    );
  return new Map(rows.map(({ id, product_id }) => [id, product_id]));
}

/** The variants that a market sells of each product, in their order. */
export async function findSoldVariants(
  queries: Queries,
  { market }: Pick<ReadingLocale, "market">,
  productIds: readonly string[],
): Promise<Map<string, SoldVariant[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await queries
    .select({ id: products.id, variants: variantsColumn })
    .from(products)
    .innerJoin(productPrices, eq(productPrices.product_id, products.id))
    .where(and(eq(productPrices.market_id, market.id), inArray(products.id, [...productIds])));
  return new Map(rows.map(({ id, variants }) => [id, variants]));
}

/** @param images by variant */
const toWireVariant = (
  locale: ReadingLocale,
  product: ProductRow,
  sold: SoldVariant,
  images: ReadonlyMap<string, Schemas["Image"][]>,
): Schemas["ProductVariant"] => ({
  id: sold.variant.id,
  gtin: sold.variant.gtin && printedGtin(sold.variant.gtin),
  name: nameOfVariant(locale, product, sold.variant),
  options: sold.variant.option_values,
  weight: sold.variant.weight_grams,
  images: images.get(sold.variant.id) ?? [],
  ...variantFields(locale, product, sold),
});

export const nameOfVariant = (
  { languageId, fallbackId }: Pick<ReadingLocale, "languageId" | "fallbackId">,
  { options }: Pick<ProductRow, "options">,
  { option_values }: VariantRow,
): string | null => variantName(options, option_values, languageId, fallbackId);

type VariantFields = Pick<
  Schemas["ProductVariant"],
  | "reference"
  | "allow_purchase"
  | "availability"
  | "backorder_days"
  | "price"
  | "price_includes_vat"
  | "discounted_price"
  | "discounted_price_includes_vat"
  | "lowest_price_30_days"
  | "vat_rate"
  | "unit_price"
  | "points"
>;

/** What a product has of the variant that it is shown as. */
export function variantFields(
  { market }: Pick<ReadingLocale, "market">,
  product: ProductRow,
  { variant, price, lowest, stock }: ShownVariant,
): VariantFields {
  const rate = displayedTaxRate(market, variant.tax_class ?? product.tax_class);
  const set = setPrice(price, market);
  const content = contentOf(variant) ?? contentOf(product);
  return {
    reference: variant.reference,
    allow_purchase: product.allow_purchase && variant.allow_purchase,
    ...shownStock(stock),
    ...toWirePrice(set, rate, market),
    lowest_price_30_days:
      price.discounted_minor === null || lowest === null ? null : toWire(money(lowest, market)),
    vat_rate: Number(rate) / 10_000,
    unit_price: wireUnitPrice(content, unitPrice(set, rate).now),
    points: variant.points ?? product.points,
  };
}

const contentOf = ({
  content_thousandths: thousandths,
  content_unit: unit,
}: Pick<ProductRow, "content_thousandths" | "content_unit">): Content | null =>
  thousandths === null || unit === null ? null : { thousandths, unit };

/** The variants of these products, as the wire has them. */
export async function findVariantsOf(
  queries: Queries,
  locale: ReadingLocale,
  summaries: readonly { id: string }[],
): Promise<Map<string, Schemas["ProductVariant"][]>> {
  const ids = summaries.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await queries.select().from(products).where(inArray(products.id, ids));
  const sold = await findSoldVariants(queries, locale, ids);
  const several = rows.filter(({ options }) => options.length > 0);
  const images = await imagesOfVariants(
    queries,
    locale,
    several.flatMap(({ id }) => (sold.get(id) ?? []).map(({ variant }) => variant.id)),
  );
  return new Map(
    rows.map((product) => [product.id, toWireVariants(locale, product, sold.get(product.id) ?? [], images)]),
  );
}

/** @param images by variant */
export const toWireVariants = (
  locale: ReadingLocale,
  product: ProductRow,
  sold: readonly SoldVariant[],
  images: ReadonlyMap<string, Schemas["Image"][]>,
): Schemas["ProductVariant"][] => sold.map((one) => toWireVariant(locale, product, one, images));
