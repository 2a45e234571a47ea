import type { FulfilledOrder } from "#machines/administration/fulfilment/fulfilment.contract.ts";
import type { Shipment } from "#domain/tracking.ts";
import type { Wire } from "#src/api/client.ts";
import { countryOfDelivery, toShipment } from "#src/orders/shipment.tsx";

export const toFulfilled = ({ order, stage }: Wire["OrderToFulfil"]): FulfilledOrder => ({
  id: order.id,
  stage,
  country: countryOfDelivery(order),
  shipment: order.shipment && toShipment(order.shipment),
  shippedAt: order.shipped_at,
  deliveredAt: order.delivered_at,
});

export const toWireShipment = ({ carrier, trackingNumber, trackingUrl }: Shipment): Wire["Shipment"] => ({
  carrier,
  tracking_number: trackingNumber,
  tracking_url: trackingUrl,
});
