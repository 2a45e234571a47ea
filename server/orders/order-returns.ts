import { asc, eq, inArray } from "drizzle-orm";
import { money, toWire, withoutVat } from "#domain/money.ts";
import { comesBack, refundable, refundableUntil, type ComesBack, type PaidOrder } from "#domain/refund.ts";
import type { Schemas } from "../api/reply.ts";
import type { Queries } from "../database/database.ts";
import { refundItems, refunds } from "../database/refund-schema.ts";
import { refundDays } from "../markets/shop-settings.ts";
import type { MarketRow } from "../markets/markets.ts";
import { withdrawableNow, withdrawalDays, withdrawalUntil } from "./withdrawal-terms.ts";
import { isPaid, type ItemRow, type OrderRow } from "./orders.ts";

export type RefundRow = typeof refunds.$inferSelect;
export type RefundItemRow = typeof refundItems.$inferSelect;
/** A refund and the pieces that it is about. */
export type OrderReturn = RefundRow & { items: RefundItemRow[] };

/** Refunds of orders, oldest first. */
export async function findReturns(queries: Queries, orderIds: readonly string[]): Promise<OrderReturn[]> {
  if (orderIds.length === 0) return [];
  const rows = await queries
    .select()
    .from(refunds)
    .where(inArray(refunds.order_id, [...orderIds]))
    .orderBy(asc(refunds.created_at), asc(refunds.id));
  return withItems(queries, rows);
}

export async function withItems(queries: Queries, rows: readonly RefundRow[]): Promise<OrderReturn[]> {
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

/** Gapless within a market, a series of its own: `EUROPE-CN-000001`. */
export const creditNoteNumber = ({ market_id, credit_note_number }: RefundRow): string =>
  `${market_id.toUpperCase()}-CN-${String(credit_note_number).padStart(6, "0")}`;

export const paidOrder = (order: OrderRow, items: readonly ItemRow[]): PaidOrder => ({
  moneyPaid: order.due_minor,
  pointsPaid: order.used_points,
  shipping: order.shipping_minor,
  lines: items.map(({ id, unit_minor, count, refunded_count, points_each }) => ({
    id,
    unit: unit_minor,
    count,
    refundedCount: refunded_count,
    pointsEach: points_each,
  })),
});

/** A withdrawal brings no more of the shipping back than the cheapest delivery would have cost. */
export const shippingBack = (
  order: OrderRow,
  { withdrawn_at }: Pick<RefundRow, "withdrawn_at">,
): bigint | undefined => (withdrawn_at && order.standard_shipping_minor) ?? undefined;

/** What comes back: as it was reckoned when it was decided, or as it would be now. */
export function figuresOf(
  row: OrderReturn,
  order: OrderRow,
  items: readonly ItemRow[],
): Pick<ComesBack, "items" | "shipping" | "value" | "money" | "points"> {
  const isReckoned = row.status === "approved" || row.paying_back_since !== null;
  if (!isReckoned) {
    return comesBack(
      paidOrder(order, items),
      new Map(row.items.map(({ order_item_id, count }) => [order_item_id, count])),
      shippingBack(order, row),
    );
  }
  const { items_minor, shipping_minor, money_minor, points } = row;
  const value = items_minor + shipping_minor;
  return { items: items_minor, shipping: shipping_minor, value, money: money_minor, points };
}

export const piecesOf = ({ items }: OrderReturn): number => items.reduce((sum, { count }) => sum + count, 0);

export const refundUntil = ({ paid_at, delivered_at }: OrderRow): Date | null =>
  paid_at && refundableUntil(paid_at, delivered_at, refundDays);

/** Whether a refund can be asked for, or why not. */
export const refundableNow = (
  order: OrderRow,
  items: readonly ItemRow[],
  returns: readonly OrderReturn[],
  now: Date,
) =>
  refundable({
    isPaid: isPaid(order.status),
    until: refundUntil(order),
    isRequested: returns.some(({ status }) => status === "requested"),
    piecesLeft: items.reduce((sum, { count, refunded_count }) => sum + count - refunded_count, 0),
    now,
  });

type ReturnFields =
  | "order_returns"
  | "has_requested_return"
  | "refundable"
  | "refundable_until"
  | "withdrawal_days"
  | "withdrawable"
  | "withdrawable_until"
  | "total_refund_incl_vat"
  | "total_refund_excl_vat";

/** What an order says of its refunds. */
export function toWireReturns(
  order: OrderRow,
  items: readonly ItemRow[],
  returns: readonly OrderReturn[],
  market: MarketRow,
  now: Date,
): Pick<Schemas["Order"], ReturnFields> {
  const refunded = money(
    returns
      .filter(({ status }) => status === "approved")
      .reduce((sum, { items_minor, shipping_minor }) => sum + items_minor + shipping_minor, 0n),
    order,
  );
  return {
    order_returns: returns.map((row) => ({
      id: row.id,
      created_at: row.created_at.toISOString(),
      current_status: row.status,
      withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
      total_amount: toWire(money(figuresOf(row, order, items).value, order)),
      total_refunded_count: piecesOf(row),
    })),
    has_requested_return: returns.some(({ status }) => status === "requested"),
    refundable: refundableNow(order, items, returns, now),
    refundable_until: refundUntil(order)?.toISOString() ?? null,
    withdrawal_days: withdrawalDays(order, market),
    withdrawable: withdrawableNow(order, items, returns, market, now),
    withdrawable_until: withdrawalUntil(order, market)?.toISOString() ?? null,
    total_refund_incl_vat: toWire(refunded),
    total_refund_excl_vat: toWire(withoutVat(refunded, BigInt(order.vat_basis_points))),
  };
}
