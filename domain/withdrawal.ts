/** A line of an order. `approved`: items in approved refunds. `withdrawn`: items in a withdrawal that is not approved yet. */
export type WithdrawalLine = {
  id: string;
  count: number;
  approved: number;
  withdrawn: number;
  /** Exempt by law from the right of withdrawal. */
  isExempt: boolean;
};

/** Why a customer cannot withdraw from the contract now; `possible` if they can. */
export type WithdrawalEligibility =
  | "possible"
  | "order_not_paid"
  /** The market has no right of withdrawal. */
  | "no_withdrawal"
  | "all_exempt"
  | "nothing_left"
  /** Everything that can be withdrawn is withdrawn. */
  | "withdrawn"
  | "withdrawal_too_late";

const hour = 3_600_000;

/**
 * The end of the withdrawal period: one day and one hour more than `days` times 24 hours after delivery. The law counts
 * whole days from the day after delivery in the customer's time zone: the extra day covers the rest of the day of delivery
 * in any time zone, the extra hour a change from summer time.
 */
export const withdrawableUntil = (deliveredAt: Date, days: number): Date =>
  new Date(deliveredAt.getTime() + ((days + 1) * 24 + 1) * hour);

/** Items that can be withdrawn, including those already withdrawn but not approved. */
export const withdrawableCount = ({ count, approved, isExempt }: WithdrawalLine): number =>
  isExempt ? 0 : count - approved;

export function checkWithdrawable(order: {
  isPaid: boolean;
  /** Null: no right of withdrawal. */
  days: number | null;
  deliveredAt: Date | null;
  lines: readonly WithdrawalLine[];
  /** A withdrawal exists, whatever its state. */
  hasWithdrawn: boolean;
  now: Date;
}): WithdrawalEligibility {
  const { lines, days, deliveredAt, now } = order;
  if (!order.isPaid) return "order_not_paid";
  if (days === null) return "no_withdrawal";
  if (lines.every(({ isExempt }) => isExempt)) return "all_exempt";
  if (lines.every((line) => withdrawableCount(line) === 0))
    return order.hasWithdrawn ? "withdrawn" : "nothing_left";
  if (lines.every((line) => withdrawableCount(line) <= line.withdrawn)) return "withdrawn";
  if (deliveredAt && now.getTime() > withdrawableUntil(deliveredAt, days).getTime())
    return "withdrawal_too_late";
  return "possible";
}
