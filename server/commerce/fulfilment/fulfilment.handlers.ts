import { isTrackingUrl, type Shipment } from "#domain/tracking.ts";
import { invalid, noOrder, ok, type Handlers, type Schemas } from "#server/http/reply.ts";
import { customerActor } from "#server/commerce/audit/audit.ts";
import type { Services } from "#server/commerce/services.ts";
import { deliverOrder } from "./deliver.ts";
import {
  countOrdersToFulfil,
  findOrdersToFulfil,
  findOrderToFulfil,
  toWireOrdersToFulfil,
} from "./orders-to-fulfil.ts";
import { packingSlip } from "./packing-slip.ts";
import { correctShipment, shipOrder } from "./ship.ts";

type FulfilmentHandlers = Pick<
  Handlers,
  | "listOrdersToFulfil"
  | "countOrdersToFulfil"
  | "getOrderToFulfil"
  | "downloadPackingSlip"
  | "shipOrder"
  | "deliverOrder"
>;

const ownCase = ["Nobody fulfils their own order.", { code: "own_case" }] as const;
const conflicts = {
  notPaid: { detail: "This order isn’t paid.", code: "order_not_paid" },
  cancelled: { detail: "This order was cancelled.", code: "order_cancelled" },
  nothingLeft: { detail: "Everything in this order was refunded or withdrawn.", code: "nothing_left" },
} as const;
const shipConflicts = {
  ...conflicts,
  moreThanLeft: { detail: "Less is left to send.", code: "more_than_left" },
  changed: { detail: "Somebody else shipped this order.", code: "shipment_changed" },
  delivered: { detail: "This order was delivered.", code: "order_delivered" },
} as const;
const deliverConflicts = {
  ...conflicts,
  notShipped: { detail: "This order wasn’t shipped.", code: "order_not_shipped" },
  shipped: { detail: "Somebody else shipped this order.", code: "order_shipped" },
} as const;

/** The contract restricts these operations to administrators. */
export const fulfilmentHandlers = (services: Services): FulfilmentHandlers => {
  const { queries } = services.database;
  const orderNow = async (id: string): Promise<Schemas["OrderToFulfil"] | null> => {
    const row = await findOrderToFulfil(queries, id);
    const [order] = await toWireOrdersToFulfil(services, row ? [row] : []);
    return order ?? null;
  };
  return {
    listOrdersToFulfil: async ({ query }) =>
      ok(await toWireOrdersToFulfil(services, await findOrdersToFulfil(queries, query))),

    countOrdersToFulfil: async ({ query }) => ok({ count: await countOrdersToFulfil(queries, query) }),

    getOrderToFulfil: async ({ params }) => {
      const order = await orderNow(params.id);
      return order ? ok(order) : noOrder();
    },

    downloadPackingSlip: async ({ params, query }) => {
      const slip = await packingSlip(services, params.id, query.shipment_id ?? null);
      if (!slip) return noOrder();
      const headers = {
        "content-type": "application/pdf",
        "content-disposition": `inline; filename="${slip.fileName}"`,
      };
      return { status: 200, body: Buffer.from(slip.bytes), headers };
    },

    shipOrder: async ({ params, body, customer, refuse }) => {
      const shipment = fromWire(body.shipment);
      if (shipment.trackingUrl !== null && !isTrackingUrl(shipment.trackingUrl)) {
        return invalid([
          { field: "shipment.tracking_url", message: "is no address that begins with https://" },
        ]);
      }
      const actor = customerActor(customer);
      const items = body.items ? new Map(body.items.map(({ id, count }) => [id, count])) : null;
      if (items && items.size < body.items!.length)
        return invalid([{ field: "items", message: "name a line twice" }]);
      const { shipment_id = null, shipment_count = 0 } = body;
      const shipped = body.replaces
        ? await correctShipment(services, actor, params.id, {
            shipment,
            shipmentId: shipment_id,
            replaces: fromWire(body.replaces),
          })
        : await shipOrder(services, actor, params.id, { shipment, items, shipmentCount: shipment_count });
      switch (shipped.outcome) {
        case "shipped":
          return ok((await orderNow(params.id))!);
        case "noOrder":
          return noOrder();
        case "ownCase":
          return refuse(403, ...ownCase);
        default: {
          const { detail, code } = shipConflicts[shipped.outcome];
          return refuse(409, detail, { code });
        }
      }
    },

    deliverOrder: async ({ params, body, customer, refuse }) => {
      const arrival = body.in_person
        ? { inPerson: true as const }
        : { inPerson: false as const, shipmentId: body.shipment_id ?? null };
      const delivered = await deliverOrder(services, customerActor(customer), params.id, arrival);
      switch (delivered.outcome) {
        case "delivered":
          return ok((await orderNow(params.id))!);
        case "noOrder":
          return noOrder();
        case "ownCase":
          return refuse(403, ...ownCase);
        default: {
          const { detail, code } = deliverConflicts[delivered.outcome];
          return refuse(409, detail, { code });
        }
      }
    },
  };
};

const fromWire = ({ carrier, tracking_number, tracking_url }: Schemas["Shipment"]): Shipment => ({
  carrier: carrier.trim(),
  trackingNumber: tracking_number?.trim() ?? null,
  trackingUrl: tracking_url?.trim() ?? null,
});
