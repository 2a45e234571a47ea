import type { Queries } from "../database/database.ts";
import * as customerSchema from "../database/customer-schema.ts";
import { findItems, isPaid, lockOrderOfCustomer, type OrderRow } from "../orders/orders.ts";
import { and, eq, isNotNull } from "drizzle-orm";
import { refundItems, refunds } from "../database/refund-schema.ts";

const { orders } = customerSchema;

/** Why nothing can be sent of an order, whatever is tried. */
export type NotPaid = { outcome: "noOrder" } | { outcome: "notPaid" } | { outcome: "cancelled" };

/** Locks the customer and the order, if it is paid. A draft is its customer's own. */
export async function lockPlaced(
  tx: Queries,
  orderId: string,
): Promise<NotPaid | { outcome: "paid"; order: OrderRow }> {
  const [known] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId));
  if (!known || known.status === "draft") return { outcome: "noOrder" };
  const order = await lockOrderOfCustomer(tx, orderId);
  if (order.status === "cancelled") return { outcome: "cancelled" };
  return isPaid(order.status) ? { outcome: "paid", order } : { outcome: "notPaid" };
}

/** Whether some pieces are to be sent: neither refunded nor withdrawn. */
export async function hasPiecesLeft(tx: Queries, orderId: string): Promise<boolean> {
  const withdrawn = await tx
    .select({ id: refundItems.order_item_id, count: refundItems.count })
    .from(refundItems)
    .innerJoin(refunds, eq(refunds.id, refundItems.refund_id))
    .where(and(eq(refunds.order_id, orderId), isOpenWithdrawal));
  return (await findItems(tx, [orderId])).some(
    (item) => item.count - item.refunded_count > (withdrawn.find(({ id }) => id === item.id)?.count ?? 0),
  );
}

/** The customer has withdrawn, and the money is not back yet. */
export const isOpenWithdrawal = and(eq(refunds.status, "requested"), isNotNull(refunds.withdrawn_at));
