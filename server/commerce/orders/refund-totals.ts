import { and, eq, lt, sql } from "drizzle-orm";
import type { BasisPoints } from "#domain/money.ts";
import { lineSubtotal } from "#domain/line-total.ts";
import { refundTaxes, refundWorth, type RefundedPart } from "#domain/refund.ts";
import type { TaxRow } from "#domain/tax.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { refundItems, refunds } from "#server/platform/database/refund-schema.ts";
import { paymentsOf, type Payment } from "./order-quote.ts";
import { paidOrder, refundedPart, type OrderReturn } from "./order-returns.ts";
import { lineName, type ItemRow, type OrderRow } from "./orders.ts";

/** Amounts in minor units. */
export type RefundTotals = {
  lines: { name: string; sku: string; count: number; unit: bigint; total: bigint; taxRate: BasisPoints }[];
  items: bigint;
  /** Null: none is refunded. */
  shipping: bigint | null;
  total: bigint;
  taxes: TaxRow[];
  back: Payment[];
};

/**
 * Totals for a booked refund's email and credit note.
 * @param earlier refunded before it, in the order of the credit notes
 */
export function bookedRefundTotals(
  order: OrderRow,
  items: readonly ItemRow[],
  refund: OrderReturn,
  earlier: RefundedPart,
): RefundTotals {
  const { items_minor, shipping_minor, money_minor, points } = refund;
  const worth = refundWorth({ items: items_minor, shipping: shipping_minor, money: money_minor });
  return {
    lines: refundLines(items, refund.items),
    items: items_minor,
    shipping: shipping_minor > 0n ? shipping_minor : null,
    total: worth.value,
    taxes: refundTaxes(paidOrder(order, items), earlier, refundedPart([refund])),
    back: paymentsOf({ points, pointsWorth: worth.pointsWorth, money: money_minor }),
  };
}

export const refundLines = (
  items: readonly ItemRow[],
  pieces: readonly { order_item_id: string; count: number }[],
): RefundTotals["lines"] =>
  items.flatMap(({ id, sku, unit_minor: unit, vat_basis_points, ...item }) =>
    pieces
      .filter(({ order_item_id }) => order_item_id === id)
      .map(({ count }) => ({
        name: lineName(item),
        sku,
        count,
        unit,
        total: lineSubtotal({ unit, quantity: count }),
        taxRate: BigInt(vat_basis_points),
      })),
  );

/** What the order's earlier credit notes refund. */
export async function refundedBefore(
  queries: Queries,
  { order_id, credit_note_number }: OrderReturn,
): Promise<RefundedPart> {
  const isEarlier = and(eq(refunds.order_id, order_id), lt(refunds.credit_note_number, credit_note_number!));
  const [row] = await queries
    .select({ shipping: sql<string>`coalesce(sum(${refunds.shipping_minor}), 0)` })
    .from(refunds)
    .where(isEarlier);
  const counts = await queries
    .select({ id: refundItems.order_item_id, count: sql<number>`sum(${refundItems.count})`.mapWith(Number) })
    .from(refundItems)
    .innerJoin(refunds, eq(refunds.id, refundItems.refund_id))
    .where(isEarlier)
    .groupBy(refundItems.order_item_id);
  return { counts: new Map(counts.map(({ id, count }) => [id, count])), shipping: BigInt(row!.shipping) };
}
