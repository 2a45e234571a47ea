import type { DeliverOutput, ShipOutput } from "./fulfilment.contract.ts";
import { answers, fulfilment, shipmentOf } from "./fulfilment.setup.ts";

/** Transitions of all states with the shipment form. */
const written = fulfilment.createStateConfig({
  on: {
    "shipment.submitted": [
      {
        guard: { type: "hasNoCarrier", params: ({ event }) => event },
        target: "#fulfilment.writing.noCarrier",
        actions: { type: "keepShipment", params: ({ event }) => event },
      },
      {
        guard: { type: "hasBadLink", params: ({ event }) => event },
        target: "#fulfilment.writing.badLink",
        actions: { type: "keepShipment", params: ({ event }) => event },
      },
      {
        target: "#fulfilment.shipping",
        actions: { type: "keepShipment", params: ({ event }) => event },
      },
    ],
    "delivery.requested": { guard: "isToShip", target: "#fulfilment.confirming" },
    "correction.left": { guard: "isShipped", target: "#fulfilment.onItsWay" },
  },
});

export const fulfilmentMachine = fulfilment.createMachine({
  id: "fulfilment",
  initial: "sorting",
  context: ({ input: { order } }) => ({ order, shipment: null }),
  states: {
    sorting: {
      always: [
        { guard: "isToShip", target: "writing" },
        { guard: "isShipped", target: "onItsWay" },
        { guard: "isDelivered", target: "delivered" },
        "nothingToDo",
      ],
    },
    writing: {
      initial: "looking",
      states: { looking: {}, noCarrier: {}, badLink: {}, unforeseen: {} },
      on: written.on,
    },
    shipping: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "ship",
            src: "ship",
            input: ({ context }) => ({
              orderId: context.order.id,
              shipment: shipmentOf(context),
              replaces: context.order.shipment,
            }),
            onDone: answers<ShipOutput>({
              shipped: {
                target: "#fulfilment.sorting",
                actions: { type: "keepOrder", params: ({ event }) => event.output },
              },
              overtaken: {
                target: "#fulfilment.overtaken",
                actions: { type: "keepOrder", params: ({ event }) => event.output },
              },
              notFound: "#fulfilment.gone",
              ownCase: "#fulfilment.ownCase",
              administratorsOnly: "#fulfilment.notAllowed",
              unforeseen: "#fulfilment.writing.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        /** The request may have succeeded: repeating it does no harm. */
        unreachable: { on: { ...written.on, "retry.requested": "asking" } },
      },
    },
    onItsWay: { on: { "correction.begun": "writing", "delivery.requested": "confirming" } },
    confirming: {
      initial: "looking",
      states: { looking: {}, unforeseen: {} },
      on: { "delivery.confirmed": "delivering", "delivery.left": "sorting" },
    },
    delivering: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "deliver",
            src: "deliver",
            input: ({ context: { order } }) => ({ orderId: order.id, inPerson: order.stage === "to_ship" }),
            onDone: answers<DeliverOutput>({
              delivered: {
                target: "#fulfilment.sorting",
                actions: { type: "keepOrder", params: ({ event }) => event.output },
              },
              overtaken: {
                target: "#fulfilment.overtaken",
                actions: { type: "keepOrder", params: ({ event }) => event.output },
              },
              notFound: "#fulfilment.gone",
              ownCase: "#fulfilment.ownCase",
              administratorsOnly: "#fulfilment.notAllowed",
              unforeseen: "#fulfilment.confirming.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking", "delivery.left": "#fulfilment.sorting" } },
      },
    },
    delivered: {},
    /** Not paid, cancelled, or fully refunded. */
    nothingToDo: {},
    /** Another administrator was faster; the typed shipment can be used to correct theirs. */
    overtaken: {
      on: { "news.read": "sorting", "correction.begun": { guard: "isShipped", target: "writing" } },
    },
    gone: {},
    ownCase: {},
    notAllowed: {},
  },
});
