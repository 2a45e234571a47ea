import { deliveryAnywhere } from "#domain/delivery-price.ts";
import { money, sumMinor, toWire } from "#domain/money.ts";
import { sumByPromotion, toAdjustment } from "#domain/recorded-adjustments.ts";
import { lineSubtotal, lineTotal } from "#domain/line-total.ts";
import { sellableQuantity } from "#domain/stock.ts";
import { displayedTaxRate } from "#domain/tax.ts";
import { findForSale } from "#server/commerce/catalogue/for-sale.ts";
import { findProductsOfVariants } from "#server/commerce/catalogue/variants.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import { findStock, type StockRow } from "#server/commerce/stock/stock.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { findDeliveryPrices } from "./delivery-prices.ts";
import { promoteLines, type PromotedLine } from "./promote-lines.ts";
import { toWireAdjustments } from "./wire-adjustments.ts";

type Wanted = Schemas["QuoteRequest"]["items"];

/** What a cart costs by the market's own tax rates. The country is not known yet, so any of its deliveries counts. */
export async function quoteCart(
  queries: Queries,
  locale: ReadingLocale,
  customerId: string | null,
  wanted: Wanted,
  codes: readonly string[],
): Promise<Schemas["Quote"]> {
  const { market } = locale;
  const lines = await findLines(queries, locale, wanted);
  const items = sumMinor(lines.map(({ line }) => lineSubtotal(line)));
  const { shipping, missing: missingAmount } = deliveryAnywhere(
    await findDeliveryPrices(queries, market),
    items,
  );
  const promoted = await promoteLines(queries, locale, customerId, lines, { codes, shipping });
  const stock = await findStock(
    queries,
    lines.map(({ line }) => line.variantId),
  );
  const total = sumMinor(
    lines.map(({ line }, index) =>
      lineTotal({ ...line, adjustments: promoted.lines[index]!.map(toAdjustment) }),
    ),
  );
  const missing = promoted.shipping.length > 0 ? 0n : missingAmount;
  const wire = (amount: bigint) => toWire(money(amount, market));
  return {
    items: lines.map(({ line }, index) => ({
      variant_id: line.variantId,
      count: line.quantity,
      price: wire(line.unit),
      left: leftOf(stock.get(line.variantId), line.quantity),
      adjustments: toWireAdjustments(market, promoted.lines[index]!),
    })),
    adjustments: toWireAdjustments(market, sumByPromotion(promoted.lines)),
    shipping_adjustments: toWireAdjustments(market, promoted.shipping),
    total_price_incl_vat: wire(total),
    free_delivery: missing === null ? null : { missing_amount: wire(missing) },
    coupons: promoted.coupons,
    hints: promoted.hints,
  };
}

/** How many can be ordered, if that is fewer than wanted. */
function leftOf(row: StockRow | undefined, wanted: number): number | null {
  const left = row ? sellableQuantity(row) : null;
  return left !== null && left < wanted ? left : null;
}

/** Without what the market does not sell; pieces of one variant are one line. */
async function findLines(queries: Queries, locale: ReadingLocale, wanted: Wanted): Promise<PromotedLine[]> {
  const counts = new Map<string, number>();
  for (const { variant_id, count } of wanted) counts.set(variant_id, (counts.get(variant_id) ?? 0) + count);
  const sold = await findForSale(queries, locale, [...counts.keys()]);
  const products = await findProductsOfVariants(queries, [...sold.keys()]);
  return [...counts].flatMap(([variantId, quantity]) => {
    const variant = sold.get(variantId);
    const product_id = products.get(variantId);
    if (!variant || variant.unit === null || product_id === undefined) return [];
    const taxRate = displayedTaxRate(locale.market, variant.taxClass);
    return [{ product_id, line: { variantId, quantity, unit: variant.unit, taxRate } }];
  });
}
