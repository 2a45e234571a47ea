import { heldUntil } from "#domain/holding-period.ts";
import type { orders } from "../database/customer-schema.ts";
import type { markets } from "../database/schema.ts";
import { refundDays } from "./shop-settings.ts";

type Order = Pick<
  typeof orders.$inferSelect,
  "paid_at" | "delivered_at" | "withdrawal_days" | "standard_shipping_minor"
>;
type Market = Pick<typeof markets.$inferSelect, "latest_delivery_days" | "withdrawal_days">;

/** As frozen in the order; an order of an earlier version has its market's days. Null: no right of withdrawal. */
export const withdrawalDays = (order: Order, market: Market): number | null =>
  order.standard_shipping_minor === null ? market.withdrawal_days : order.withdrawal_days;

/**
 * Until when points and commission of a paid order are held back. An open refund holds them longer.
 *
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

/** An order that was delivered, or paid where no delivery was recorded, after this moment still has its earnings held back. */
export const earliestEnd = (now: Date): Date => new Date(now.getTime() - refundDays * 86_400_000);
