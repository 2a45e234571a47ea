/**
 * A line of an order. `approved`: pieces that an approved refund brings back. `withdrawn`: pieces of a withdrawal that waits for
 * its approval.
 */
export type WithdrawalLine = {
  id: string;
  count: number;
  approved: number;
  withdrawn: number;
  /** The law leaves it out. */
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
  /** All that can be withdrawn is. */
  | "withdrawn"
  | "withdrawal_too_late";

const hour = 3_600_000;

/**
 * The end of the time for withdrawing: one day and one hour more than `days` times 24 hours after delivery. The law counts
 * whole days from the one after delivery, by the clock of where the customer is: the day more covers what was left of the day of
 * delivery in any time zone, the hour more a change from summer time.
 */
export const withdrawableUntil = (deliveredAt: Date, days: number): Date =>
  new Date(deliveredAt.getTime() + ((days + 1) * 24 + 1) * hour);

/** Pieces that can be withdrawn, those too that a withdrawal asks for already. */
export const withdrawableCount = ({ count, approved, isExempt }: WithdrawalLine): number =>
  isExempt ? 0 : count - approved;

export function checkWithdrawable(order: {
  isPaid: boolean;
  /** Null: no right of withdrawal. */
  days: number | null;
  deliveredAt: Date | null;
  lines: readonly WithdrawalLine[];
  /** There is a withdrawal, whatever became of it. */
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
