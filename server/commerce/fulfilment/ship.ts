import { eq } from "drizzle-orm";
import type { Shipment } from "#domain/tracking.ts";
import { writeAuditEntry, type Actor } from "#server/commerce/audit/audit.ts";
import { buyersOf } from "#server/commerce/accounts/same-address.ts";
import { isOwnCase } from "#server/commerce/audit/own-case.ts";
import { orders } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { shipments } from "#server/platform/database/shipment-schema.ts";
import { itemsToShip } from "#server/commerce/orders/items-to-ship.ts";
import type { OrderRow } from "#server/commerce/orders/orders.ts";
import {
  completeShipping,
  shipmentOf,
  shipmentsOf,
  type ShipmentRow,
} from "#server/commerce/orders/shipments.ts";
import { addShipment, shipmentColumns } from "./add-shipment.ts";
import { lockPaidOrder, type FulfilmentServices, type NotShippable } from "./lock-paid-order.ts";

export type ShipOrderResult =
  | { outcome: "shipped" }
  | NotShippable
  | { outcome: "ownCase" }
  | { outcome: "nothingLeft" }
  | { outcome: "moreThanLeft" }
  | { outcome: "changed" }
  | { outcome: "delivered" };

/** Pieces by the order's line. */
type Items = ReadonlyMap<string, number>;
/** `items`: null for all that is left. `shipmentCount`: how many shipments the administrator was shown. */
export type NewShipment = { shipment: Shipment; items: Items | null; shipmentCount: number };
/** `shipmentId`: null for the last one. `replaces`: what the administrator was shown of it. */
export type Correction = { shipment: Shipment; shipmentId: string | null; replaces: Shipment };

/** Hands a paid order, or a part of it, to a carrier. Repeated, it changes nothing. */
export async function shipOrder(
  services: FulfilmentServices,
  actor: Actor,
  orderId: string,
  { shipment, items, shipmentCount }: NewShipment,
): Promise<ShipOrderResult> {
  return services.database.transaction(async (tx) => {
    const locked = await lockOthersOrder(tx, actor, orderId);
    if (locked.outcome !== "paid") return locked;
    const { order } = locked;
    const sent = await shipmentsOf(tx, orderId);
    const last = sent.at(-1);
    const isRepeated =
      last !== undefined &&
      sent.length === shipmentCount + 1 &&
      isSame(shipmentOf(last), shipment) &&
      (items === null || hasItems(last, items));
    if (isRepeated) return { outcome: "shipped" };
    if (order.status === "delivered") return { outcome: "delivered" };
    if (sent.length !== shipmentCount) return { outcome: "changed" };
    const left = await itemsToShip(tx, orderId);
    if (left.size === 0) return { outcome: "nothingLeft" };
    const chosen = items ?? left;
    if ([...chosen].some(([id, count]) => count > (left.get(id) ?? 0))) return { outcome: "moreThanLeft" };
    const now = services.clock();
    const shipmentId = await addShipment(tx, order, shipment, chosen, now);
    await tx
      .update(orders)
      .set({ ...shipmentColumns(shipment), shipment_changes: 0, updated_at: now })
      .where(eq(orders.id, orderId));
    await completeShipping(tx, orderId, now);
    await services.jobs.enqueue(tx, "order-shipped-mail", { orderId, shipmentId, change: 0 });
    const entry = { action: "order.shipped", subject: { order: orderId } } as const;
    await writeAuditEntry(tx, { ...entry, at: now, actor, ownerId: order.customer_id });
    return { outcome: "shipped" };
  });
}

/** Corrects the carrier or the tracking of a shipment in transit. Repeated, it changes nothing. */
export async function correctShipment(
  services: FulfilmentServices,
  actor: Actor,
  orderId: string,
  { shipment, shipmentId, replaces }: Correction,
): Promise<ShipOrderResult> {
  return services.database.transaction(async (tx) => {
    const locked = await lockOthersOrder(tx, actor, orderId);
    if (locked.outcome !== "paid") return locked;
    const sent = await shipmentsOf(tx, orderId);
    const current = shipmentId ? sent.find(({ id }) => id === shipmentId) : sent.at(-1);
    if (current && isSame(shipmentOf(current), shipment)) return { outcome: "shipped" };
    if (current?.delivered_at) return { outcome: "delivered" };
    if (!current || !isSame(shipmentOf(current), replaces)) return { outcome: "changed" };
    const isLast = current.id === sent.at(-1)?.id;
    const now = services.clock();
    const columns = shipmentColumns(shipment);
    const change = current.changes + 1;
    await tx
      .update(shipments)
      .set({ ...columns, changes: change })
      .where(eq(shipments.id, current.id));
    await tx
      .update(orders)
      .set({ updated_at: now, ...(isLast && { ...columns, shipment_changes: change }) })
      .where(eq(orders.id, orderId));
    await services.jobs.enqueue(tx, "order-shipped-mail", { orderId, shipmentId: current.id, change });
    const names = Object.keys(columns) as (keyof typeof columns)[];
    const entry = {
      action: "order.shipment_corrected",
      subject: { order: orderId },
      details: { fields: names.filter((name) => columns[name] !== current[name]) },
    } as const;
    await writeAuditEntry(tx, { ...entry, at: now, actor, ownerId: locked.order.customer_id });
    return { outcome: "shipped" };
  });
}

async function lockOthersOrder(
  tx: Queries,
  actor: Actor,
  orderId: string,
): Promise<NotShippable | { outcome: "ownCase" } | { outcome: "paid"; order: OrderRow }> {
  const locked = await lockPaidOrder(tx, orderId);
  if (locked.outcome !== "paid") return locked;
  const { customer_id, tour_lead_id } = locked.order;
  const buyers = await buyersOf(tx, customer_id);
  return isOwnCase(actor, ...buyers, tour_lead_id) ? { outcome: "ownCase" } : locked;
}

const isSame = (first: Shipment | null, second: Shipment | null): boolean =>
  first?.carrier === second?.carrier &&
  first?.trackingNumber === second?.trackingNumber &&
  first?.trackingUrl === second?.trackingUrl;

const hasItems = ({ items }: ShipmentRow, others: Items): boolean =>
  items.length === others.size && items.every(({ id, count }) => others.get(id) === count);
