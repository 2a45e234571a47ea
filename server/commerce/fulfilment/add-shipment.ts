import { eq } from "drizzle-orm";
import type { Shipment } from "#domain/tracking.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { shipmentItems, shipments } from "#server/platform/database/shipment-schema.ts";
import { newId } from "#server/platform/ids.ts";

/**
 * Triggers take its pieces out of stock. The order is locked. An order's first shipment has the order's id, which jobs of
 * earlier versions name.
 * @param shipment null: handed over in person
 * @returns its id
 */
export async function addShipment(
  tx: Queries,
  order: { id: string },
  shipment: Shipment | null,
  items: ReadonlyMap<string, number>,
  now: Date,
): Promise<string> {
  const isFirst = (await tx.$count(shipments, eq(shipments.order_id, order.id))) === 0;
  const id = isFirst ? order.id : newId();
  const moments = shipment ? { shipped_at: now } : { delivered_at: now };
  await tx
    .insert(shipments)
    .values({ id, order_id: order.id, ...(shipment && shipmentColumns(shipment)), ...moments });
  const rows = [...items].map(([order_item_id, count]) => ({ shipment_id: id, order_item_id, count }));
  await tx.insert(shipmentItems).values(rows);
  return id;
}

export const shipmentColumns = ({ carrier, trackingNumber, trackingUrl }: Shipment) => ({
  carrier,
  tracking_number: trackingNumber,
  tracking_url: trackingUrl,
});
