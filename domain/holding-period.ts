import { refundableUntil } from "./refund.ts";
import { withdrawableUntil } from "./withdrawal.ts";

const day = 86_400_000;

export const countsAsDeliveredAt = (
  paidAt: Date,
  deliveredAt: Date | null,
  latestDeliveryDays: number,
): Date => deliveredAt ?? new Date(paidAt.getTime() + latestDeliveryDays * day);

/**
 * Until when commission and points of an order are held back: the later end of the refund period and the withdrawal
 * period, both counted from delivery.
 */
export function heldUntil(order: {
  paidAt: Date;
  deliveredAt: Date | null;
  latestDeliveryDays: number;
  refundDays: number;
  /** Null: no right of withdrawal. */
  withdrawalDays: number | null;
}): Date {
  const delivered = countsAsDeliveredAt(order.paidAt, order.deliveredAt, order.latestDeliveryDays);
  const refundsEnd = refundableUntil(order.paidAt, delivered, order.refundDays);
  if (order.withdrawalDays === null) return refundsEnd;
  const withdrawalsEnd = withdrawableUntil(delivered, order.withdrawalDays);
  return refundsEnd > withdrawalsEnd ? refundsEnd : withdrawalsEnd;
}
