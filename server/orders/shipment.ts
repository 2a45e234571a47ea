import type { Shipment } from "#domain/tracking.ts";
import type { Schemas } from "../api/reply.ts";
import type { OrderRow } from "./orders.ts";

/** Null if nothing was handed to a carrier, or by an earlier version that did not say to which. */
export const shipmentOf = ({ carrier, tracking_number, tracking_url }: OrderRow): Shipment | null =>
  carrier === null ? null : { carrier, trackingNumber: tracking_number, trackingUrl: tracking_url };

export const toWireShipment = (row: OrderRow): Schemas["Shipment"] | null => {
  const { carrier, tracking_number, tracking_url } = row;
  return carrier === null ? null : { carrier, tracking_number, tracking_url };
};
