import { and, eq, lt, sql } from "drizzle-orm";
import { minorUnits, money, sumMoney, multiplyMoney, withoutVat, type Money } from "#domain/money.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";
import type { Payment, Vat } from "./order-totals.ts";
import type { OrderReturn } from "./order-returns.ts";
import type { ItemRow, OrderRow } from "./orders.ts";

export type RefundTotals = {
  lines: { name: string; sku: string; count: number; unit: Money; total: Money }[];
  items: Money;
  shipping: Money | null;
  total: Money;
  vat: Vat | null;
  back: Payment[];
};

/**
 * Totals for a booked refund's email and credit note. Its VAT is that of everything refunded so far, less that of the
 * refunds before, so the credit notes of an order add up to its invoice.
 * @param before refunded before, in minor units incl. VAT
 */
export function bookedRefundTotals(
  order: OrderRow,
  items: readonly ItemRow[],
  refund: OrderReturn,
  before: bigint,
): RefundTotals {
  const goods = money(refund.items_minor, order);
  const shipping = money(refund.shipping_minor, order);
  const total = sumMoney([goods, shipping], order);
  const inPoints = minorUnits(total) - refund.money_minor;
  return {
    lines: refundLines(order, items, refund.items),
    items: goods,
    shipping: refund.shipping_minor > 0n ? shipping : null,
    total,
    vat: vatOf(order, before, minorUnits(total)),
    back: [
      ...(inPoints > 0n
        ? [{ by: "points" as const, points: refund.points, amount: money(inPoints, order) }]
        : []),
      ...(refund.money_minor > 0n
        ? [{ by: "provider" as const, amount: money(refund.money_minor, order) }]
        : []),
    ],
  };
}

export const refundLines = (
  order: OrderRow,
  items: readonly ItemRow[],
  pieces: readonly { order_item_id: string; count: number }[],
): RefundTotals["lines"] =>
  items.flatMap((item) =>
    pieces
      .filter(({ order_item_id }) => order_item_id === item.id)
      .map(({ count }) => {
        const unit = money(item.unit_minor, order);
        return { name: item.name_local, sku: item.sku, count, unit, total: multiplyMoney(unit, count) };
      }),
  );

function vatOf(order: OrderRow, before: bigint, value: bigint): Vat | null {
  if (order.vat_basis_points === 0) return null;
  const netOf = (gross: bigint) =>
    minorUnits(withoutVat(money(gross, order), BigInt(order.vat_basis_points)));
  const net = netOf(before + value) - netOf(before);
  return { net: money(net, order), amount: money(value - net, order) };
}

export async function refundedBefore(
  queries: Queries,
  { order_id, credit_note_number }: OrderReturn,
): Promise<bigint> {
  const value = sql<string>`coalesce(sum(${refunds.items_minor} + ${refunds.shipping_minor}), 0)`;
  const [row] = await queries
    .select({ value })
    .from(refunds)
    .where(and(eq(refunds.order_id, order_id), lt(refunds.credit_note_number, credit_note_number!)));
  return BigInt(row!.value);
}
