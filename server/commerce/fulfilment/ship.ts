import { eq } from "drizzle-orm";
import type { Shipment } from "#domain/tracking.ts";
import { writeAuditEntry, type Actor } from "#server/commerce/audit/audit.ts";
import { isOwnCase } from "#server/commerce/audit/own-case.ts";
import type { Queries } from "#server/platform/database/database.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import type { OrderRow } from "#server/commerce/orders/orders.ts";
import { shipmentOf } from "#server/commerce/orders/shipment.ts";
import { hasItemsLeftToShip } from "./items-to-ship.ts";
import { lockPaidOrder, type FulfilmentServices, type NotShippable } from "./lock-paid-order.ts";

const { orders } = customerSchema;

export type ShipOrderResult =
  | { outcome: "shipped" }
  | NotShippable
  | { outcome: "ownCase" }
  | { outcome: "nothingLeft" }
  | { outcome: "changed" }
  | { outcome: "delivered" };

/**
 * Marks an order as shipped, or corrects the shipment while it is in transit.
 * @param replaces the shipment that the administrator was shown: null if there was none
 */
export async function shipOrder(
  services: FulfilmentServices,
  actor: Actor,
  orderId: string,
  shipment: Shipment,
  replaces: Shipment | null,
): Promise<ShipOrderResult> {
  return services.database.transaction(async (tx) => {
    const locked = await lockPaidOrder(tx, orderId);
    if (locked.outcome !== "paid") return locked;
    const { order } = locked;
    if (isOwnCase(actor, order.customer_id, order.tour_lead_id)) return { outcome: "ownCase" };
    const current = shipmentOf(order);
    if (order.status !== "paid" && isSame(current, shipment)) return { outcome: "shipped" };
    if (order.status === "delivered") return { outcome: "delivered" };
    if (!isSame(current, replaces)) return { outcome: "changed" };
    if (order.status === "shipped") return correct(tx, services, actor, order, shipment);
    if (!(await hasItemsLeftToShip(tx, orderId))) return { outcome: "nothingLeft" };
    const now = services.clock();
    await tx
      .update(orders)
      .set({ status: "shipped", shipped_at: now, updated_at: now, ...columnsOf(shipment) })
      .where(eq(orders.id, orderId));
    await services.jobs.enqueue(tx, "order-shipped-mail", { orderId, change: order.shipment_changes });
    const entry = { action: "order.shipped", subject: { order: orderId } } as const;
    await writeAuditEntry(tx, { ...entry, at: now, actor, ownerId: order.customer_id });
    return { outcome: "shipped" };
  });
}

async function correct(
  tx: Queries,
  { clock, jobs }: FulfilmentServices,
  actor: Actor,
  order: OrderRow,
  shipment: Shipment,
): Promise<ShipOrderResult> {
  const now = clock();
  const columns = columnsOf(shipment);
  const change = order.shipment_changes + 1;
  await tx
    .update(orders)
    .set({ ...columns, shipment_changes: change, updated_at: now })
    .where(eq(orders.id, order.id));
  await jobs.enqueue(tx, "order-shipped-mail", { orderId: order.id, change });
  const names = Object.keys(columns) as (keyof typeof columns)[];
  const fields = names.filter((name) => columns[name] !== order[name]);
  const entry = {
    action: "order.shipment_corrected",
    subject: { order: order.id },
    details: { fields },
  } as const;
  await writeAuditEntry(tx, { ...entry, at: now, actor, ownerId: order.customer_id });
  return { outcome: "shipped" };
}

const columnsOf = ({ carrier, trackingNumber, trackingUrl }: Shipment) => ({
  carrier,
  tracking_number: trackingNumber,
  tracking_url: trackingUrl,
});

const isSame = (first: Shipment | null, second: Shipment | null): boolean =>
  first?.carrier === second?.carrier &&
  first?.trackingNumber === second?.trackingNumber &&
  first?.trackingUrl === second?.trackingUrl;
