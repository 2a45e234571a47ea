import { countsAsDeliveredAt } from "#domain/holding-period.ts";
import { asc, eq, inArray } from "drizzle-orm";
import { sumMinor } from "#domain/money.ts";
import { lineTotal } from "#domain/line-total.ts";
import {
  calculateRefund,
  checkRefundable,
  refundableUntil,
  refundWorth,
  type RefundBreakdown,
  type PaidOrder,
  type RefundedPart,
} from "#domain/refund.ts";
import type { MarketRow } from "#server/commerce/markets/markets.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { refundItems, refunds } from "#server/platform/database/refund-schema.ts";
import { quoteLine } from "./order-quote.ts";
import { isPaid, type ItemRow, type OrderRow } from "./orders.ts";

export type RefundRow = typeof refunds.$inferSelect;
export type RefundItemRow = typeof refundItems.$inferSelect;
export type OrderReturn = RefundRow & { items: RefundItemRow[] };

export async function findReturns(queries: Queries, orderIds: readonly string[]): Promise<OrderReturn[]> {
  if (orderIds.length === 0) return [];
  const rows = await queries
    .select()
    .from(refunds)
    .where(inArray(refunds.order_id, [...orderIds]))
    .orderBy(asc(refunds.created_at), asc(refunds.id));
  return withRefundItems(queries, rows);
}

export async function withRefundItems(queries: Queries, rows: readonly RefundRow[]): Promise<OrderReturn[]> {
  if (rows.length === 0) return [];
  const items = await queries
    .select({ item: refundItems })
    .from(refundItems)
    .innerJoin(refunds, eq(refunds.id, refundItems.refund_id))
    .where(
      inArray(
        refundItems.refund_id,
        rows.map(({ id }) => id),
      ),
    );
  return rows.map((row) => ({
    ...row,
    items: items.flatMap(({ item }) => (item.refund_id === row.id ? [item] : [])),
  }));
}

/** Gapless per market, in its own series: `EUROPE-CN-000001`. */
export const creditNoteNumber = ({ market_id, credit_note_number }: RefundRow): string =>
  `${market_id.toUpperCase()}-CN-${String(credit_note_number).padStart(6, "0")}`;

export const paidOrder = (order: OrderRow, items: readonly ItemRow[]): PaidOrder => ({
  moneyPaid: order.due_minor,
  pointsPaid: order.used_points,
  shipping: order.shipping_minor,
  lines: items.map(({ id, approved_count, points_each, ...item }) => ({
    id,
    total: lineTotal(quoteLine(item)),
    reduction: sumMinor(item.adjustments.map(({ minor }) => BigInt(minor))),
    count: item.count,
    refundedCount: approved_count,
    pointsEach: points_each,
    taxRate: BigInt(item.vat_basis_points),
  })),
});

/** A withdrawal refunds at most the price of the cheapest delivery. */
export const refundableShipping = (
  order: OrderRow,
  { withdrawn_at }: Pick<RefundRow, "withdrawn_at">,
): bigint | undefined => (withdrawn_at && order.standard_shipping_minor) ?? undefined;

/** As calculated at the decision, else as it would be now. */
export function refundTotals(
  row: OrderReturn,
  order: OrderRow,
  items: readonly ItemRow[],
): Pick<RefundBreakdown, "items" | "shipping" | "value" | "money" | "points"> {
  if (!isApproved(row)) {
    return calculateRefund(paidOrder(order, items), leftOf(row, items), refundableShipping(order, row));
  }
  const { items_minor, shipping_minor, money_minor, points } = row;
  const parts = { items: items_minor, shipping: shipping_minor, money: money_minor };
  return { ...parts, value: refundWorth(parts).value, points };
}

export const isApproved = ({ status, paying_back_since }: RefundRow): boolean =>
  status === "approved" || paying_back_since !== null;

/** Approved, but not confirmed by the provider yet. */
export const isPayingBack = ({ status, paying_back_since }: RefundRow): boolean =>
  status === "requested" && paying_back_since !== null;

export const isUndecided = (row: RefundRow): boolean => row.status === "requested" && !isApproved(row);

/** Unlike a withdrawal, it can be rejected, so the two wait beside each other: at most one of each per order. */
export const isUndecidedRequest = (row: RefundRow): boolean => isUndecided(row) && row.withdrawn_at === null;

export const refundedQuantity = (returns: readonly OrderReturn[], itemId: string): number =>
  returns
    .flatMap(({ items }) => items)
    .reduce((sum, { order_item_id, count }) => sum + (order_item_id === itemId ? count : 0), 0);

/** What these refunds give back together, as approved. */
export const refundedPart = (returns: readonly OrderReturn[]): RefundedPart => {
  const itemIds = returns.flatMap(({ items }) => items.map(({ order_item_id }) => order_item_id));
  return {
    counts: new Map(itemIds.map((id) => [id, refundedQuantity(returns, id)])),
    shipping: sumMinor(returns.map(({ shipping_minor }) => shipping_minor)),
  };
};

export const totalQuantity = ({ items }: OrderReturn): number =>
  items.reduce((sum, { count }) => sum + count, 0);

/** The requested items that are still refundable: refunds since the draft may have reduced them. */
const leftOf = (row: OrderReturn, items: readonly ItemRow[]): ReadonlyMap<string, number> =>
  new Map(
    items.map(({ id, count, approved_count }) => [
      id,
      Math.min(refundedQuantity([row], id), count - approved_count),
    ]),
  );

export const refundDeadline = (
  { paid_at: paidAt, shipped_at: shippedAt, delivered_at: deliveredAt, refund_days }: OrderRow,
  { latest_delivery_days: latestDeliveryDays }: Pick<MarketRow, "latest_delivery_days">,
): Date | null =>
  paidAt &&
  refundableUntil(countsAsDeliveredAt({ paidAt, shippedAt, deliveredAt, latestDeliveryDays }), refund_days);

export const orderRefundEligibility = (
  order: OrderRow,
  items: readonly ItemRow[],
  returns: readonly OrderReturn[],
  market: MarketRow,
  now: Date,
) =>
  checkRefundable({
    isPaid: isPaid(order.status),
    until: refundDeadline(order, market),
    piecesLeft: items.reduce((sum, { count, approved_count }) => sum + count - approved_count, 0),
    piecesRequested: returns.filter(isUndecided).reduce((sum, row) => sum + totalQuantity(row), 0),
    now,
  });
