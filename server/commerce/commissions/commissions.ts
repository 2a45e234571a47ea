import { and, eq, isNull, sql } from "drizzle-orm";
import { lineTotal } from "#domain/line-total.ts";
import { toAdjustment } from "#domain/recorded-adjustments.ts";
import { commissionChange, commissionOf, type CommissionedOrder } from "#domain/commission.ts";
import { commissionTransactions } from "#server/platform/database/commission-schema.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { bookCommission } from "./ledger.ts";

const { customers } = customerSchema;
type OrderRow = typeof customerSchema.orders.$inferSelect;
type ItemRow = Omit<typeof customerSchema.orderItems.$inferSelect, "vat_basis_points"> & {
  vat_basis_points: number;
};

/**
 * When an order is paid, its tour lead earns a commission, unless the account was deleted. It is pending until
 * `mature.ts` makes it payable. The caller has locked the order.
 */
export async function earnCommission(
  tx: Queries,
  now: Date,
  order: OrderRow,
  items: readonly ItemRow[],
): Promise<void> {
  if (order.tour_lead_id === null) return;
  const [lead] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, order.tour_lead_id), isNull(customers.deleted_at)));
  if (!lead) return;
  await bookCommission(tx, now, {
    customerId: lead.id,
    kind: "earned",
    sourceId: order.id,
    orderId: order.id,
    currency: order,
    value: commissionOf(commissionedOrder(order, items)),
    isPending: true,
  });
}

/**
 * When a refund is booked, reduces the commission to that of the remaining items, after the last refund to nothing.
 * Pending commission is taken from the pending balance, payable from the payable one, where it may leave a debt. The
 * caller has locked the order and counted the items.
 */
export async function reverseCommission(
  tx: Queries,
  now: Date,
  refundId: string,
  order: OrderRow,
  items: readonly ItemRow[],
): Promise<void> {
  const { order_id, kind, customer_id, matured_at, value_minor } = commissionTransactions;
  const [earned] = await tx
    .select({ customerId: customer_id, maturedAt: matured_at })
    .from(commissionTransactions)
    .where(and(eq(order_id, order.id), eq(kind, "earned")));
  if (!earned) return;
  const [sofar] = await tx
    .select({ value: sql<string>`sum(${value_minor})` })
    .from(commissionTransactions)
    .where(eq(order_id, order.id));
  await bookCommission(tx, now, {
    customerId: earned.customerId,
    kind: "reversed",
    sourceId: refundId,
    orderId: order.id,
    currency: order,
    value: commissionChange(commissionedOrder(order, items), BigInt(sofar!.value)),
    isPending: earned.maturedAt === null,
  });
}

const commissionedOrder = (order: OrderRow, items: readonly ItemRow[]): CommissionedOrder => ({
  moneyPaid: order.due_minor,
  shipping: order.shipping_minor,
  lines: items.map(({ unit_minor: unit, count, refunded_count, vat_basis_points, adjustments }) => ({
    total: lineTotal({ unit, quantity: count, adjustments: adjustments.map(toAdjustment) }),
    count,
    refundedCount: refunded_count,
    taxRate: BigInt(vat_basis_points),
  })),
});
