import type { Queries } from "../database/database.ts";
import * as customerSchema from "../database/customer-schema.ts";
import { findItems, isPaid, lockOrderOfCustomer, type OrderRow } from "../orders/orders.ts";
import { eq } from "drizzle-orm";

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

/** Whether some pieces were not refunded. */
export const hasPiecesLeft = async (tx: Queries, orderId: string): Promise<boolean> =>
  (await findItems(tx, [orderId])).some(({ count, refunded_count }) => count > refunded_count);
