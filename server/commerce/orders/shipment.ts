import type { Shipment } from "#domain/tracking.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { OrderRow } from "./orders.ts";

/** Null before shipping, and for shipments that an earlier version recorded without a carrier. */
export const shipmentOf = ({ carrier, tracking_number, tracking_url }: OrderRow): Shipment | null =>
  carrier === null ? null : { carrier, trackingNumber: tracking_number, trackingUrl: tracking_url };

export const toWireShipment = (row: OrderRow): Schemas["Shipment"] | null => {
  const { carrier, tracking_number, tracking_url } = row;
  return carrier === null ? null : { carrier, tracking_number, tracking_url };
};
