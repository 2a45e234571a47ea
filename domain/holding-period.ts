import { refundableUntil } from "./refund.ts";
import { withdrawableUntil } from "./withdrawal.ts";

/** Days after payment by which an order counts as delivered, where its market says nothing else. */
export const defaultLatestDeliveryDays = 30;

const day = 86_400_000;

/** When an order was delivered, or counts as delivered because no delivery was recorded. */
export const countsAsDeliveredAt = (
  paidAt: Date,
  deliveredAt: Date | null,
  latestDeliveryDays: number,
): Date => deliveredAt ?? new Date(paidAt.getTime() + latestDeliveryDays * day);

/**
 * Until when what an order earns, commission and points, is held back: the later end of the time for refunds and of the time for
 * withdrawing, both counted from delivery.
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
