import { heldUntil } from "#domain/holding-period.ts";
import type { orders } from "#server/platform/database/customer-schema.ts";
import type { markets } from "#server/platform/database/schema.ts";
import { refundDays } from "./shop-settings.ts";

type Order = Pick<
  typeof orders.$inferSelect,
  "paid_at" | "delivered_at" | "withdrawal_days" | "standard_shipping_minor"
>;
type Market = Pick<typeof markets.$inferSelect, "latest_delivery_days" | "withdrawal_days">;

/** As frozen in the order; orders of an earlier version use the market's. Null: no right of withdrawal. */
export const withdrawalDays = (order: Order, market: Market): number | null =>
  order.standard_shipping_minor === null ? market.withdrawal_days : order.withdrawal_days;

/**
 * Until when points and commission of a paid order are held. An open refund holds them longer.
 * @throws if the order is not paid
 */
export function earningsHeldUntil(order: Order, market: Market): Date {
  if (!order.paid_at) throw new Error("an order that is not paid earns nothing");
  return heldUntil({
    paidAt: order.paid_at,
    deliveredAt: order.delivered_at,
    latestDeliveryDays: market.latest_delivery_days,
    refundDays,
    withdrawalDays: withdrawalDays(order, market),
  });
}

/** Earnings are held for orders delivered after this moment, or paid after it if no delivery was recorded. */
export const earliestEnd = (now: Date): Date => new Date(now.getTime() - refundDays * 86_400_000);
