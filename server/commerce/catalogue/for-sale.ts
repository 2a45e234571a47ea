import { and, eq, inArray } from "drizzle-orm";
import { minorUnits } from "#domain/money.ts";
import { unitPrice } from "#domain/price.ts";
import { displayedTaxRate } from "#domain/tax.ts";
import { variantName } from "#domain/variants.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { productVariants, variantPrices } from "#server/platform/database/goods-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import { variantColumn } from "#server/platform/database/variant-column.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import { productNameColumn } from "./known-products.ts";
import { setPrice, type VariantPrice } from "./set-price.ts";

const { products, productPrices } = schema;

/**
 * `unit`: the price of one item incl. tax, in minor units; null: not sold in this market. `name` in the locale's
 * language, `shopName` in the market's first; the names of a variant are null if the product has one.
 */
export type ForSale = {
  unit: bigint | null;
  name: string;
  shopName: string;
  variantName: string | null;
  shopVariantName: string | null;
  reference: string;
  points: number;
  taxClass: string;
  isWithdrawalExempt: boolean;
  barredCountries: readonly string[];
};

/** What is for sale of these variants, by variant. */
export async function findForSale(
  queries: Queries,
  { market, languageId, fallbackId }: ReadingLocale,
  variantIds: readonly string[],
): Promise<Map<string, ForSale>> {
  if (variantIds.length === 0) return new Map();
  const rows = await queries
    .select({
      variant: productVariants,
      product: products,
      listed: productPrices,
      own: variantPrices,
      name: productNameColumn(languageId, fallbackId),
      shopName: productNameColumn(fallbackId, languageId),
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.product_id))
    .leftJoin(
      productPrices,
      and(
        eq(productPrices.product_id, products.id),
        eq(productPrices.market_id, market.id),
        eq(variantColumn(productPrices), productVariants.id),
      ),
    )
    .leftJoin(
      variantPrices,
      and(eq(variantPrices.variant_id, productVariants.id), eq(variantPrices.market_id, market.id)),
    )
    .where(inArray(productVariants.id, [...variantIds]));
  return new Map(
    rows.map(({ variant, product, listed, own, name, shopName }) => {
      const price = listed ?? own;
      const isSold = product.allow_purchase && variant.allow_purchase && variant.retired_at === null;
      const taxClass = variant.tax_class ?? product.tax_class;
      const { options } = product;
      return [
        variant.id,
        {
          unit: price && isSold ? unitOf(price, market, taxClass) : null,
          name: name ?? "",
          shopName: shopName ?? "",
          variantName: variantName(options, variant.option_values, languageId, fallbackId),
          shopVariantName: variantName(options, variant.option_values, fallbackId, languageId),
          reference: variant.reference,
          points: variant.points ?? product.points,
          taxClass,
          isWithdrawalExempt: product.withdrawal_exempt,
          barredCountries: product.barred_countries,
        },
      ];
    }),
  );
}

const unitOf = (price: VariantPrice, market: ReadingLocale["market"], taxClass: string): bigint =>
  minorUnits(unitPrice(setPrice(price, market), displayedTaxRate(market, taxClass)).now);
