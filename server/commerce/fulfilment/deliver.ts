import { and, eq, inArray } from "drizzle-orm";
import { findCustomer } from "#server/commerce/accounts/customers.ts";
import { writeAuditEntry, type Actor } from "#server/commerce/audit/audit.ts";
import { buyersOf } from "#server/commerce/accounts/same-address.ts";
import { isOwnCase } from "#server/commerce/audit/own-case.ts";
import { itemsToShip } from "#server/commerce/orders/items-to-ship.ts";
import type { OrderRow } from "#server/commerce/orders/orders.ts";
import { completeShipping, shipmentsOf } from "#server/commerce/orders/shipments.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { shipments } from "#server/platform/database/shipment-schema.ts";
import { addShipment } from "./add-shipment.ts";
import { clearTracking } from "./clear-tracking.ts";
import { lockPaidOrder, type FulfilmentServices, type NotShippable } from "./lock-paid-order.ts";

export type DeliverOrderResult =
  | { outcome: "delivered" }
  | NotShippable
  | { outcome: "ownCase" }
  | { outcome: "nothingLeft" }
  | { outcome: "notShipped" }
  | { outcome: "shipped" };

/**
 * What arrived: a shipment, all of those in transit (null), or what was left to send and was handed over without a
 * carrier.
 */
export type Arrival = { inPerson: true } | { inPerson: false; shipmentId: string | null };

/**
 * Marks shipments as delivered. With the last one the order is delivered, which starts the periods for refunds and for
 * the points' deposit.
 */
export async function deliverOrder(
  { database, clock, jobs }: FulfilmentServices,
  actor: Actor,
  orderId: string,
  arrival: Arrival,
): Promise<DeliverOrderResult> {
  return database.transaction(async (tx) => {
    const locked = await lockPaidOrder(tx, orderId);
    if (locked.outcome !== "paid") return locked;
    const { order } = locked;
    const buyers = await buyersOf(tx, order.customer_id);
    if (isOwnCase(actor, ...buyers, order.tour_lead_id)) return { outcome: "ownCase" };
    if (order.status === "delivered") return { outcome: "delivered" };
    const now = clock();
    const marked = arrival.inPerson
      ? await handOver(tx, order, now)
      : await markDelivered(tx, order, arrival.shipmentId, now);
    if (marked.outcome !== "delivered" || marked.isRepeated) return marked;
    if (await completeShipping(tx, orderId, now)) await jobs.enqueue(tx, "order-delivered-mail", { orderId });
    if ((await findCustomer(tx, order.customer_id)) === null) await clearTracking(tx, order.customer_id);
    const entry = { action: "order.delivered", subject: { order: orderId } } as const;
    await writeAuditEntry(tx, { ...entry, at: now, actor, ownerId: order.customer_id });
    return { outcome: "delivered" };
  });
}

type Marked =
  | { outcome: "delivered"; isRepeated: boolean }
  | { outcome: "nothingLeft" | "notShipped" | "shipped" };

async function handOver(tx: Queries, order: OrderRow, now: Date): Promise<Marked> {
  if (order.status === "shipped") return { outcome: "shipped" };
  const left = await itemsToShip(tx, order.id);
  if (left.size === 0) return { outcome: "nothingLeft" };
  await addShipment(tx, order, null, left, now);
  return { outcome: "delivered", isRepeated: false };
}

async function markDelivered(
  tx: Queries,
  order: OrderRow,
  shipmentId: string | null,
  now: Date,
): Promise<Marked> {
  const sent = await shipmentsOf(tx, order.id);
  const meant = shipmentId ? sent.filter(({ id }) => id === shipmentId) : sent;
  if (meant.length === 0) {
    const isNothingLeft = (await itemsToShip(tx, order.id)).size === 0;
    return { outcome: isNothingLeft ? "nothingLeft" : "notShipped" };
  }
  const inTransit = meant.filter(({ delivered_at }) => delivered_at === null).map(({ id }) => id);
  if (inTransit.length === 0) return { outcome: "delivered", isRepeated: true };
  await tx
    .update(shipments)
    .set({ delivered_at: now })
    .where(and(eq(shipments.order_id, order.id), inArray(shipments.id, inTransit)));
  return { outcome: "delivered", isRepeated: false };
}
