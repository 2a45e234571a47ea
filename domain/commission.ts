import { commissionPercentage } from "./business-constants.ts";
import { paidShare, type PaidOrder } from "./refund.ts";
import { sumOf, taxTable } from "./tax.ts";

const percentage = BigInt(commissionPercentage);

export type CommissionedOrder = Pick<PaidOrder, "moneyPaid" | "shipping"> & {
  lines: readonly Omit<PaidOrder["lines"][number], "id" | "pointsEach">[];
};

/**
 * An order's commission for the items that are not refunded, in minor units: 5 % of these items excl. VAT (rounded half
 * up once per rate, as on the invoice), multiplied by the share of the order that was paid with money, rounded down.
 * Shipping earns nothing.
 */
export function commissionOf({ lines, shipping, moneyPaid }: CommissionedOrder): bigint {
  const total = lines.reduce((sum, line) => sum + line.total, shipping);
  if (total === 0n) return 0n;
  const kept = taxTable(
    lines.map((line) => ({ rate: line.taxRate, gross: line.total - paidShare(line, line.refundedCount) })),
  );
  return (sumOf(kept, "net") * percentage * moneyPaid) / (100n * total);
}

/** What a commission changes by, after so much of it was booked; negative after a refund. In minor units. */
export const commissionChange = (order: CommissionedOrder, booked: bigint): bigint =>
  commissionOf(order) - booked;
