import { eq } from "drizzle-orm";
import type { Queries } from "#server/platform/database/database.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import type { Services } from "#server/commerce/services.ts";
import { isPaid, lockOrderOfCustomer, type OrderRow } from "#server/commerce/orders/orders.ts";

const { orders } = customerSchema;

export type FulfilmentServices = Pick<Services, "database" | "clock"> & {
  jobs: Pick<Services["jobs"], "enqueue">;
};

export type NotShippable = { outcome: "noOrder" } | { outcome: "notPaid" } | { outcome: "cancelled" };

/** Locks the customer and the order, if it is paid. A draft counts as no order. */
export async function lockPaidOrder(
  tx: Queries,
  orderId: string,
): Promise<NotShippable | { outcome: "paid"; order: OrderRow }> {
  const [known] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId));
  if (!known || known.status === "draft") return { outcome: "noOrder" };
  const order = await lockOrderOfCustomer(tx, orderId);
  if (order.status === "cancelled") return { outcome: "cancelled" };
  return isPaid(order.status) ? { outcome: "paid", order } : { outcome: "notPaid" };
}
