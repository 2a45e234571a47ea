import {
  checkWithdrawable,
  withdrawableUntil,
  type WithdrawalEligibility,
  type WithdrawalLine,
} from "#domain/withdrawal.ts";
import { withdrawalDays } from "#server/commerce/markets/earnings-hold.ts";
import type { MarketRow } from "#server/commerce/markets/markets.ts";
import { isUndecided, refundedQuantity, type OrderReturn } from "./order-returns.ts";
import { isPaid, type ItemRow, type OrderRow } from "./orders.ts";

export function withdrawalDeadline(order: OrderRow, market: MarketRow): Date | null {
  const days = withdrawalDays(order, market);
  return days !== null && order.delivered_at ? withdrawableUntil(order.delivered_at, days) : null;
}

export const withdrawalLines = (
  items: readonly ItemRow[],
  returns: readonly OrderReturn[],
): WithdrawalLine[] => {
  const waiting = returns.filter((row) => isUndecided(row) && row.withdrawn_at !== null);
  return items.map(({ id, count, approved_count, withdrawal_exempt }) => ({
    id,
    count,
    approved: approved_count,
    withdrawn: refundedQuantity(waiting, id),
    isExempt: withdrawal_exempt,
  }));
};

export const orderWithdrawalEligibility = (
  order: OrderRow,
  items: readonly ItemRow[],
  returns: readonly OrderReturn[],
  market: MarketRow,
  now: Date,
): WithdrawalEligibility =>
  checkWithdrawable({
    isPaid: isPaid(order.status),
    days: withdrawalDays(order, market),
    deliveredAt: order.delivered_at,
    lines: withdrawalLines(items, returns),
    hasWithdrawn: returns.some(({ withdrawn_at }) => withdrawn_at !== null),
    now,
  });
