import { eq } from "drizzle-orm";
import { findCustomer } from "#server/commerce/accounts/customers.ts";
import { writeAuditEntry, type Actor } from "#server/commerce/audit/audit.ts";
import { isOwnCase } from "#server/commerce/audit/own-case.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { hasItemsLeftToShip } from "./items-to-ship.ts";
import { lockPaidOrder, type FulfilmentServices, type NotShippable } from "./lock-paid-order.ts";
import { clearedTracking } from "./clear-tracking.ts";

const { orders } = customerSchema;

export type DeliverOrderResult =
  | { outcome: "delivered" }
  | NotShippable
  | { outcome: "ownCase" }
  | { outcome: "nothingLeft" }
  | { outcome: "notShipped" }
  | { outcome: "shipped" };

/**
 * Marks an order as delivered, which starts the periods for refunds and for the points' deposit. `inPerson`: without
 * a carrier.
 */
export async function deliverOrder(
  { database, clock, jobs }: FulfilmentServices,
  actor: Actor,
  orderId: string,
  inPerson: boolean,
): Promise<DeliverOrderResult> {
  return database.transaction(async (tx) => {
    const locked = await lockPaidOrder(tx, orderId);
    if (locked.outcome !== "paid") return locked;
    const { order } = locked;
    if (isOwnCase(actor, order.customer_id, order.tour_lead_id)) return { outcome: "ownCase" };
    if (order.status === "delivered") return { outcome: "delivered" };
    if (order.status === "shipped" && inPerson) return { outcome: "shipped" };
    if (order.status === "paid") {
      if (!(await hasItemsLeftToShip(tx, orderId))) return { outcome: "nothingLeft" };
      if (!inPerson) return { outcome: "notShipped" };
    }
    const now = clock();
    const hasAccount = (await findCustomer(tx, order.customer_id)) !== null;
    await tx
      .update(orders)
      .set({ status: "delivered", delivered_at: now, updated_at: now, ...(!hasAccount && clearedTracking) })
      .where(eq(orders.id, orderId));
    await jobs.enqueue(tx, "order-delivered-mail", { orderId });
    const entry = { action: "order.delivered", subject: { order: orderId } } as const;
    await writeAuditEntry(tx, { ...entry, at: now, actor, ownerId: order.customer_id });
    return { outcome: "delivered" };
  });
}
