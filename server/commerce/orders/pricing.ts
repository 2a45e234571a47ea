import { toAdjustment, type RecordedAdjustment } from "#domain/recorded-adjustments.ts";
import { money, toWire, type BasisPoints } from "#domain/money.ts";
import { exemptUnit, type QuoteLine } from "#domain/quote.ts";
import { taxRate } from "#domain/tax.ts";
import { nameWithVariant } from "#domain/variant-name.ts";
import type { Schemas } from "#server/http/reply.ts";
import { findForSale } from "#server/commerce/catalogue/for-sale.ts";
import type { Queries } from "#server/platform/database/database.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";

export type DraftChange = Schemas["DraftChange"];
/** `unit`: the displayed price, incl. VAT, in minor units. */
export type RequestedLine = { product_id: string; variant_id: string; count: number; unit: bigint };
export type PricedLine = {
  product_id: string;
  variant_id: string;
  count: number;
  name: string;
  shopName: string;
  variantName: string | null;
  shopVariantName: string | null;
  reference: string;
  unit: bigint;
  points: number;
  /** In the country of delivery. */
  taxRate: BasisPoints;
  isWithdrawalExempt: boolean;
  adjustments: RecordedAdjustment[];
};

/**
 * Prices the lines, or returns how they differ from what was shown: a line that can't be bought (in this market, or
 * in this country: `isBarred`) or has another price. An exempt order may have been shown with the net prices. One query
 * per call.
 */
export async function priceLines(
  queries: Queries,
  locale: ReadingLocale,
  country: string,
  requested: readonly RequestedLine[],
  { isExempt = false }: { isExempt?: boolean } = {},
): Promise<{ lines: PricedLine[]; changes: DraftChange[]; isBarred: boolean }> {
  const { market } = locale;
  const variants = await findForSale(
    queries,
    locale,
    requested.map(({ variant_id }) => variant_id),
  );
  const lines: PricedLine[] = [];
  const changes: DraftChange[] = [];
  let isBarred = false;
  for (const { product_id, variant_id, count, unit } of requested) {
    const variant = variants.get(variant_id);
    const name = nameWithVariant(variant?.name ?? "", variant?.variantName ?? null);
    const isBarredHere = variant?.barredCountries.includes(country) ?? false;
    isBarred ||= isBarredHere;
    if (!variant || variant.unit === null || isBarredHere) {
      changes.push({ code: "item_unavailable", product_id, variant_id, name });
      continue;
    }
    const rate = taxRate(market, variant.taxClass, country);
    const now = variant.unit;
    if (now !== unit && !(isExempt && exemptUnit({ unit: now, taxRate: rate }) === unit)) {
      const prices = { old_price: toWire(money(unit, market)), new_price: toWire(money(now, market)) };
      changes.push({ code: "price_changed", product_id, variant_id, name, ...prices });
    }
    const { shopName, variantName, shopVariantName, reference, points, isWithdrawalExempt } = variant;
    lines.push({
      product_id,
      variant_id,
      count,
      name: variant.name,
      shopName,
      variantName,
      shopVariantName,
      reference,
      unit: now,
      points,
      taxRate: rate,
      isWithdrawalExempt,
      adjustments: [],
    });
  }
  return { lines, changes, isBarred };
}

export const pricedQuoteLine = ({
  variant_id,
  count,
  unit,
  taxRate,
  adjustments,
}: PricedLine): QuoteLine => ({
  variantId: variant_id,
  quantity: count,
  unit,
  taxRate,
  adjustments: adjustments.map(toAdjustment),
});

type ComparedLine = { variant_id: string; count: number };

export function haveSameLines(a: readonly ComparedLine[], b: readonly ComparedLine[]): boolean {
  const key = (lines: typeof a) =>
    lines
      .map((line) => `${line.variant_id}×${line.count}`)
      .sort()
      .join();
  return key(a) === key(b);
}
