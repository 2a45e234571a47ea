import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Shipment } from "#domain/tracking.ts";
import type { Schemas } from "#server/http/reply.ts";
import { orders } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { shipmentItems, shipments } from "#server/platform/database/shipment-schema.ts";
import { itemsToShip } from "./items-to-ship.ts";

type Row = typeof shipments.$inferSelect;
export type ShipmentRow = Row & { items: readonly { id: string; count: number }[] };

/** By order, the first sent first. */
export async function findShipments(
  queries: Queries,
  orderIds: readonly string[],
): Promise<Map<string, ShipmentRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await queries
    .select()
    .from(shipments)
    .where(inArray(shipments.order_id, [...orderIds]))
    .orderBy(sql`coalesce(${shipments.shipped_at}, ${shipments.delivered_at})`, asc(shipments.id));
  const items = await queries
    .select({
      shipmentId: shipmentItems.shipment_id,
      id: shipmentItems.order_item_id,
      count: shipmentItems.count,
    })
    .from(shipmentItems)
    .where(
      inArray(
        shipmentItems.shipment_id,
        rows.map(({ id }) => id),
      ),
    );
  const itemsByShipment = Map.groupBy(items, ({ shipmentId }) => shipmentId);
  const whole = rows.map((row) => ({
    ...row,
    items: (itemsByShipment.get(row.id) ?? []).map(({ id, count }) => ({ id, count })),
  }));
  return Map.groupBy(whole, ({ order_id }) => order_id);
}

export const shipmentsOf = async (queries: Queries, orderId: string): Promise<ShipmentRow[]> =>
  (await findShipments(queries, [orderId])).get(orderId) ?? [];

/** Null if there was no carrier. */
export const shipmentOf = ({ carrier, tracking_number, tracking_url }: Row): Shipment | null =>
  carrier === null ? null : { carrier, trackingNumber: tracking_number, trackingUrl: tracking_url };

export const toWireShipments = (rows: readonly ShipmentRow[]): Schemas["OrderShipment"][] =>
  rows.map(({ id, carrier, tracking_number, tracking_url, items, shipped_at, delivered_at }) => ({
    id,
    carrier,
    tracking_number,
    tracking_url,
    items: [...items],
    shipped_at: shipped_at?.toISOString() ?? null,
    delivered_at: delivered_at?.toISOString() ?? null,
  }));

/** The last one with a carrier. */
export function toWireShipment(rows: readonly ShipmentRow[]): Schemas["Shipment"] | null {
  const row = rows.findLast(({ carrier }) => carrier !== null);
  return row
    ? { carrier: row.carrier!, tracking_number: row.tracking_number, tracking_url: row.tracking_url }
    : null;
}

/**
 * Once nothing of a locked, paid order is left to send, it is shipped, and delivered if all has arrived. The periods for
 * refunds and withdrawal count from the last arrival, also if the rest was withdrawn or refunded later.
 * @returns whether it is delivered now
 */
export async function completeShipping(tx: Queries, orderId: string, now: Date): Promise<boolean> {
  const sent = await shipmentsOf(tx, orderId);
  if (sent.length === 0 || (await itemsToShip(tx, orderId)).size > 0) return false;
  const [order] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId));
  const status = sent.every(({ delivered_at }) => delivered_at !== null) ? "delivered" : "shipped";
  if (order!.status === "delivered" || order!.status === status) return false;
  const shipped_at = sent.findLast((shipment) => shipment.shipped_at !== null)?.shipped_at ?? null;
  const delivered_at =
    status === "delivered" ? new Date(Math.max(...sent.map((one) => one.delivered_at!.getTime()))) : null;
  await tx
    .update(orders)
    .set({ status, shipped_at, delivered_at, updated_at: now })
    .where(eq(orders.id, orderId));
  return status === "delivered";
}
