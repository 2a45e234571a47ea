import {
  withdrawable,
  withdrawableUntil,
  type Withdrawable,
  type WithdrawalLine,
} from "#domain/withdrawal.ts";
import type { MarketRow } from "../markets/markets.ts";
import type { OrderReturn } from "./order-returns.ts";
import { isPaid, type ItemRow, type OrderRow } from "./orders.ts";

/** As frozen in the order; an order of an earlier version has its market's days. Null: no right of withdrawal. */
export const withdrawalDays = (order: OrderRow, market: MarketRow): number | null =>
  order.standard_shipping_minor === null ? market.withdrawal_days : order.withdrawal_days;

/** Null while nothing is delivered: there is no end then. */
export function withdrawalUntil(order: OrderRow, market: MarketRow): Date | null {
  const days = withdrawalDays(order, market);
  return days !== null && order.delivered_at ? withdrawableUntil(order.delivered_at, days) : null;
}

export const openReturn = (returns: readonly OrderReturn[]): OrderReturn | undefined =>
  returns.find(({ status }) => status === "requested");

export function withdrawalLines(
  items: readonly ItemRow[],
  returns: readonly OrderReturn[],
): WithdrawalLine[] {
  const open = openReturn(returns);
  const asked = open?.withdrawn_at ? open.items : [];
  return items.map(({ id, count, refunded_count, withdrawal_exempt }) => ({
    id,
    count,
    refundedCount: refunded_count,
    withdrawn: asked.find(({ order_item_id }) => order_item_id === id)?.count ?? 0,
    isExempt: withdrawal_exempt,
  }));
}

/** Whether the customer can withdraw from the contract, or why not. */
export const withdrawableNow = (
  order: OrderRow,
  items: readonly ItemRow[],
  returns: readonly OrderReturn[],
  market: MarketRow,
  now: Date,
): Withdrawable =>
  withdrawable({
    isPaid: isPaid(order.status),
    days: withdrawalDays(order, market),
    deliveredAt: order.delivered_at,
    isPayingBack: Boolean(openReturn(returns)?.paying_back_since),
    lines: withdrawalLines(items, returns),
    now,
  });
