import type { RecordedAdjustment, RecordedCoupon } from "#domain/recorded-adjustments.ts";
import { lineSubtotal } from "#domain/line-total.ts";
import { sumMinor } from "#domain/money.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import { promoteLines } from "#server/commerce/promotions/promote-lines.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { pricedQuoteLine, type PricedLine } from "./pricing.ts";
import { cheapestDeliveryPrice } from "./shipping.ts";

/** A draft's lines with what promotions take off them, and off the cheapest delivery. */
export type PromotedDraft = {
  lines: PricedLine[];
  shipping: RecordedAdjustment[];
  coupons: RecordedCoupon[];
};

export async function promoteDraft(
  queries: Queries,
  locale: ReadingLocale,
  { customerId, country, codes }: { customerId: string | null; country: string; codes: readonly string[] },
  lines: readonly PricedLine[],
): Promise<PromotedDraft> {
  const quoted = lines.map((line) => ({
    product_id: line.product_id,
    line: pricedQuoteLine({ ...line, adjustments: [] }),
  }));
  const items = sumMinor(quoted.map(({ line }) => lineSubtotal(line)));
  const shipping = await cheapestDeliveryPrice(queries, locale.market, country, items);
  const promoted = await promoteLines(queries, locale, customerId, quoted, { codes, shipping });
  return {
    lines: lines.map((line, index) => ({ ...line, adjustments: promoted.lines[index]! })),
    shipping: promoted.shipping,
    coupons: promoted.coupons,
  };
}
