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
  ShipInput,
  ShipOutput,
} from "./fulfilment.contract.ts";

type Context = { order: FulfilledOrder; shipment: Shipment | null };

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
    keepShipment: assign((_, { shipment }: { shipment: Shipment }) => ({ shipment })),
  },
  guards: {
    answered: hasOutcome,
    isToShip: ({ context }) => context.order.stage === "to_ship",
    isShipped: ({ context }) => context.order.stage === "shipped",
    isDelivered: ({ context }) => context.order.stage === "delivered",
    hasNoCarrier: (_, { shipment }: { shipment: Shipment }) => shipment.carrier === "",
    hasBadLink: (_, { shipment: { trackingUrl } }: { shipment: Shipment }) =>
      trackingUrl !== null && !isTrackingUrl(trackingUrl),
  },
});

export const answers = createOutcomeTransitions<typeof fulfilment>();

export function shipmentOf({ shipment }: Context): Shipment {
  if (shipment) return shipment;
  throw new Error("shipping without a shipment");
}
