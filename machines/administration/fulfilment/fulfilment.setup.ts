import { assign, setup } from "xstate";
import { isTrackingUrl, type Shipment } from "#domain/tracking.ts";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { port } from "#machines/port.ts";
import type {
  DeliverInput,
  DeliverOutput,
  FulfilledOrder,
  FulfilmentEvent,
  FulfilmentFacts,
  Items,
  ShipInput,
  ShipOutput,
} from "./fulfilment.contract.ts";

/** `typed`: submitted last. `correctedId`, `arrivedId`: null for what is left to send. */
export type Context = {
  order: FulfilledOrder;
  typed: Typed | null;
  correctedId: string | null;
  arrivedId: string | null;
};
type Typed = { shipment: Shipment; items: Items | null };

export const fulfilment = setup({
  types: {
    input: {} as FulfilmentFacts,
    context: {} as Context,
    events: {} as FulfilmentEvent,
  },
  actors: {
    ship: port<ShipOutput, ShipInput>("ship"),
    deliver: port<DeliverOutput, DeliverInput>("deliver"),
  },
  actions: {
    keepOrder: assign((_, { order }: { order: FulfilledOrder }) => ({ order })),
    keepTyped: assign((_, { shipment, items }: Typed) => ({ typed: { shipment, items } })),
    forgetTyped: assign({ typed: null, correctedId: null }),
    keepCorrected: assign((_, { shipmentId }: { shipmentId: string }) => ({ correctedId: shipmentId })),
    keepArrived: assign((_, { shipmentId }: { shipmentId: string | null }) => ({ arrivedId: shipmentId })),
  },
  guards: {
    answered: hasOutcome,
    isToShip: ({ context }) => context.order.stage === "to_ship",
    isShipped: ({ context }) => context.order.stage === "shipped",
    isDelivered: ({ context }) => context.order.stage === "delivered",
    isCorrecting: ({ context }) => context.correctedId !== null,
    isCorrectable: ({ context }, { shipmentId }: { shipmentId: string }) =>
      isCorrectable(context, shipmentId),
    canCorrect: ({ context }, { shipmentId }: { shipmentId: string }) =>
      context.correctedId === null && isCorrectable(context, shipmentId),
    canArrive: ({ context }, { shipmentId }: { shipmentId: string | null }) =>
      context.correctedId === null &&
      (shipmentId === null ? context.order.stage === "to_ship" : isInTransit(context, shipmentId)),
    hasNoCarrier: (_, { shipment }: Typed) => shipment.carrier === "",
    hasBadLink: (_, { shipment: { trackingUrl } }: Typed) =>
      trackingUrl !== null && !isTrackingUrl(trackingUrl),
    hasNoItems: (_, { items }: Typed) => items?.length === 0,
  },
});

export const answers = createOutcomeTransitions<typeof fulfilment>();

const isInTransit = ({ order }: Context, shipmentId: string): boolean =>
  order.shipments.some(
    ({ id, shippedAt, deliveredAt }) => id === shipmentId && shippedAt !== null && deliveredAt === null,
  );

/** What is collected has no carrier that could be wrong. */
const isCorrectable = (context: Context, shipmentId: string): boolean =>
  context.order.collectedAs === null && isInTransit(context, shipmentId);

export function toShipInput({ order, typed, correctedId }: Context): ShipInput {
  if (!typed) throw new Error("shipping without a shipment");
  const corrected = order.shipments.find(({ id }) => id === correctedId);
  return {
    orderId: order.id,
    ...typed,
    shipmentCount: order.shipments.length,
    corrects: corrected?.shipment ? { id: corrected.id, shipment: corrected.shipment } : null,
  };
}
