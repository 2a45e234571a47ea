import { and, eq, inArray } from "drizzle-orm";
import { minorUnits, money } from "#domain/money.ts";
import { unitPrice, type SetPrice } from "#domain/price.ts";
import { displayedTaxRate } from "#domain/tax.ts";
import type { Queries } from "#server/platform/database/database.ts";
import * as schema from "#server/platform/database/schema.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import { productNameColumn } from "./known-products.ts";

const { products, productPrices } = schema;

/**
 * `unit`: the price of one item incl. tax, in minor units; null: not sold in this market. `name` in the locale's
 * language, `shopName` in the market's first.
 */
export type ForSale = {
  unit: bigint | null;
  name: string;
  shopName: string;
  points: number;
  taxClass: string;
  isWithdrawalExempt: boolean;
  barredCountries: readonly string[];
};

export async function findForSale(
  queries: Queries,
  { market, languageId, fallbackId }: ReadingLocale,
  ids: readonly string[],
): Promise<Map<string, ForSale>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({
      product: products,
      price: productPrices,
      name: productNameColumn(languageId, fallbackId),
      shopName: productNameColumn(fallbackId, languageId),
    })
    .from(products)
    .leftJoin(
      productPrices,
      and(eq(productPrices.product_id, products.id), eq(productPrices.market_id, market.id)),
    )
    .where(inArray(products.id, [...ids]));
  return new Map(
    rows.map(({ product, price, name, shopName }) => [
      product.id,
      {
        unit: price && product.allow_purchase ? unitOf(price, market, product.tax_class) : null,
        name: name ?? "",
        shopName: shopName ?? "",
        points: product.points,
        taxClass: product.tax_class,
        isWithdrawalExempt: product.withdrawal_exempt,
        barredCountries: product.barred_countries,
      },
    ]),
  );
}

const unitOf = (price: PriceRow, market: MarketRow, taxClass: string): bigint =>
  minorUnits(unitPrice(setPrice(price, market), displayedTaxRate(market, taxClass)).now);

type PriceRow = typeof productPrices.$inferSelect;
type MarketRow = ReadingLocale["market"];

export const setPrice = (price: PriceRow, market: MarketRow): SetPrice => ({
  full: money(price.price_minor, market),
  fullIncludesVat: price.price_includes_vat,
  discounted: price.discounted_minor === null ? null : money(price.discounted_minor, market),
  discountedIncludesVat: price.discounted_includes_vat,
});
