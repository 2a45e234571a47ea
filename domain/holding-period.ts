import { refundableUntil } from "./refund.ts";
import { withdrawableUntil } from "./withdrawal.ts";

const day = 86_400_000;

type Delivery = {
  paidAt: Date;
  /** When nothing was left to send. */
  shippedAt: Date | null;
  deliveredAt: Date | null;
  latestDeliveryDays: number;
};

/** Without a recorded delivery: the market's latest date after payment, but never before the last piece was sent. */
export function countsAsDeliveredAt({ paidAt, shippedAt, deliveredAt, latestDeliveryDays }: Delivery): Date {
  if (deliveredAt) return deliveredAt;
  const latest = new Date(paidAt.getTime() + latestDeliveryDays * day);
  return shippedAt ? later(shippedAt, latest) : latest;
}

/**
 * Until when commission and points of an order are held back: the later end of the refund period and the withdrawal
 * period, both counted from delivery.
 */
export function heldUntil(
  order: Delivery & {
    refundDays: number;
    /** Null: no right of withdrawal. */
    withdrawalDays: number | null;
  },
): Date {
  const delivered = countsAsDeliveredAt(order);
  const refundsEnd = refundableUntil(delivered, order.refundDays);
  if (order.withdrawalDays === null) return refundsEnd;
  return later(refundsEnd, withdrawableUntil(delivered, order.withdrawalDays));
}

const later = (one: Date, other: Date): Date => new Date(Math.max(one.getTime(), other.getTime()));
