import { nameWithVariant } from "#domain/variant-name.ts";
import type { FulfilledOrder, OrderLine } from "#machines/administration/fulfilment/fulfilment.contract.ts";
import type { Shipment } from "#domain/tracking.ts";
import type { Wire } from "#src/api/client.ts";
import { countryOfDelivery, shipmentFrom } from "#src/orders/shipment.tsx";

export function toFulfilled({ order, stage, to_send }: Wire["OrderToFulfil"]): FulfilledOrder {
  const toLines = (pieces: readonly { id: string; count: number }[]): OrderLine[] => {
    const counts = new Map(pieces.map(({ id, count }) => [id, count]));
    return order.items.flatMap(({ id, product_name, variant_name }) => {
      const count = counts.get(id) ?? 0;
      return count > 0 ? [{ id, name: nameWithVariant(product_name, variant_name), count }] : [];
    });
  };
  return {
    id: order.id,
    stage,
    country: countryOfDelivery(order),
    collectedAs: order.collected ? (order.shipping_name ?? order.shipping_code) : null,
    toShip: stage === "to_ship" ? toLines(to_send) : [],
    shipments: order.shipments.map((shipment) => ({
      id: shipment.id,
      shipment: shipmentFrom(shipment),
      lines: toLines(shipment.items),
      shippedAt: shipment.shipped_at,
      deliveredAt: shipment.delivered_at,
    })),
  };
}

export const toWireShipment = ({ carrier, trackingNumber, trackingUrl }: Shipment): Wire["Shipment"] => ({
  carrier,
  tracking_number: trackingNumber,
  tracking_url: trackingUrl,
});
