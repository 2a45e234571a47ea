import { minorUnits, money, withoutVat, type BasisPoints } from "./money.ts";
import type { PaidOrder } from "./refund.ts";

/** Of 100: a tour lead's share of what their customers pay for items, excl. VAT. */
const percentage = 5n;

export type CommissionedOrder = Pick<PaidOrder, "moneyPaid" | "shipping"> & {
  vat: BasisPoints;
  lines: readonly Pick<PaidOrder["lines"][number], "unit" | "count" | "refundedCount">[];
};

/**
 * An order's commission for the items that are not refunded, in minor units: 5 % of these items excl. VAT (rounded half
 * up, as on the invoice), multiplied by the share of the order that was paid with money, rounded down. Shipping earns
 * nothing.
 */
export function commissionOf({ lines, shipping, moneyPaid, vat }: CommissionedOrder): bigint {
  const valueOf = (countOf: (line: CommissionedOrder["lines"][number]) => number) =>
    lines.reduce((sum, line) => sum + line.unit * BigInt(countOf(line)), 0n);
  const total = valueOf(({ count }) => count) + shipping;
  if (total === 0n) return 0n;
  const keptValue = valueOf(({ count, refundedCount }) => count - refundedCount);
  return (netOf(keptValue, vat) * percentage * moneyPaid) / (100n * total);
}

/** In minor units, which round alike in every currency. */
const netOf = (gross: bigint, vat: BasisPoints): bigint =>
  minorUnits(withoutVat(money(gross, { currency: "XXX", currency_precision: 0 }), vat));
