import type {
  DeliverInput,
  DeliverOutput,
  FulfilledOrder,
  ShipInput,
  ShipOutput,
} from "#machines/administration/fulfilment/fulfilment.contract.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { dataOf, refusalOf, unknownCode, type Api } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";
import { toFulfilled, toWireShipment } from "./fulfilment.wire.ts";

export type FulfilmentActorDependencies = {
  api: Api;
  refreshOrders: () => Promise<void>;
};

export const fulfilmentActors = ({ api, refreshOrders }: FulfilmentActorDependencies) => {
  /** The order's current state, if another administrator was faster. */
  const overtaken = async (
    id: string,
    signal: AbortSignal,
  ): Promise<{ outcome: "overtaken"; order: FulfilledOrder } | { outcome: "notFound" }> => {
    const result = await api.GET("/admin/orders/{id}", { params: { path: { id } }, signal });
    const missing = refusalOf(result, 404);
    if (missing) return { outcome: outcomeOf(missing.code) };
    const order = toFulfilled(dataOf(result));
    void refreshOrders();
    return { outcome: "overtaken", order };
  };
  return {
    ship: createForgivingPort<ShipOutput, ShipInput>()(async ({ input, signal }) => {
      const { orderId, shipment, items, shipmentCount, corrects } = input;
      const result = await api.POST("/admin/orders/{id}/ship", {
        params: { path: { id: orderId } },
        body: {
          shipment: toWireShipment(shipment),
          ...(corrects
            ? { shipment_id: corrects.id, replaces: toWireShipment(corrects.shipment) }
            : { ...(items && { items: [...items] }), shipment_count: shipmentCount, replaces: null }),
        },
        signal,
      });
      const refusal = refusalOf(result, 403, 404, 409);
      if (!refusal) {
        const order = toFulfilled(dataOf(result));
        void refreshOrders();
        return { outcome: "shipped", order };
      }
      switch (refusal.code) {
        case "order_not_paid":
        case "order_cancelled":
        case "nothing_left":
        case "more_than_left":
        case "shipment_changed":
        case "order_delivered":
          return overtaken(orderId, signal);
        case "own_case":
        case "administrators_only":
        case "not_found":
          return { outcome: outcomeOf(refusal.code) };
        default:
          throw unknownCode(refusal);
      }
    }),

    deliver: createForgivingPort<DeliverOutput, DeliverInput>()(
      async ({ input: { orderId, shipmentId }, signal }) => {
        const result = await api.POST("/admin/orders/{id}/deliver", {
          params: { path: { id: orderId } },
          body: { in_person: shipmentId === null, ...(shipmentId !== null && { shipment_id: shipmentId }) },
          signal,
        });
        const refusal = refusalOf(result, 403, 404, 409);
        if (!refusal) {
          const order = toFulfilled(dataOf(result));
          void refreshOrders();
          return { outcome: "delivered", order };
        }
        switch (refusal.code) {
          case "order_not_paid":
          case "order_cancelled":
          case "nothing_left":
          case "order_not_shipped":
          case "order_shipped":
            return overtaken(orderId, signal);
          case "own_case":
          case "administrators_only":
          case "not_found":
            return { outcome: outcomeOf(refusal.code) };
          default:
            throw unknownCode(refusal);
        }
      },
    ),
  };
};
