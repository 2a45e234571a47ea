import { sql, type SQL } from "drizzle-orm";
import { heldUntil } from "#domain/holding-period.ts";
import { orders } from "#server/platform/database/customer-schema.ts";
import type { markets } from "#server/platform/database/schema.ts";

type Order = Pick<
  typeof orders.$inferSelect,
  "paid_at" | "shipped_at" | "delivered_at" | "withdrawal_days" | "refund_days" | "standard_shipping_minor"
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
    shippedAt: order.shipped_at,
    deliveredAt: order.delivered_at,
    latestDeliveryDays: market.latest_delivery_days,
    refundDays: order.refund_days,
    withdrawalDays: withdrawalDays(order, market),
  });
}

/** Orders whose refund period is over. Their earnings may be held longer, but those of others are held in any case. */
export const isRefundPeriodOver = (now: Date): SQL =>
  sql`coalesce(${orders.delivered_at}, greatest(${orders.shipped_at}, ${orders.paid_at} + interval '24 hours' * (
    select place.latest_delivery_days from markets place where place.id = ${orders.market_id}
  ))) + ${orders.refund_days} * interval '24 hours' < ${now.toISOString()}::timestamptz`;
