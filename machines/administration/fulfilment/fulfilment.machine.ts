import type { DeliverOutput, ShipOutput } from "./fulfilment.contract.ts";
import { answers, fulfilment, toShipInput } from "./fulfilment.setup.ts";

/** Transitions of all states with the shipment form. */
const written = fulfilment.createStateConfig({
  on: {
    "shipment.submitted": [
      {
        guard: { type: "hasNoItems", params: ({ event }) => event },
        target: "#fulfilment.writing.noItems",
        actions: { type: "keepTyped", params: ({ event }) => event },
      },
      {
        guard: { type: "hasNoCarrier", params: ({ event }) => event },
        target: "#fulfilment.writing.noCarrier",
        actions: { type: "keepTyped", params: ({ event }) => event },
      },
      {
        guard: { type: "hasBadLink", params: ({ event }) => event },
        target: "#fulfilment.writing.badLink",
        actions: { type: "keepTyped", params: ({ event }) => event },
      },
      {
        target: "#fulfilment.shipping",
        actions: { type: "keepTyped", params: ({ event }) => event },
      },
    ],
    "correction.left": { guard: "isCorrecting", target: "#fulfilment.sorting", actions: "forgetTyped" },
  },
});

/** Transitions of all states that show what was sent before. */
const sent = fulfilment.createStateConfig({
  on: {
    "correction.begun": {
      guard: { type: "canCorrect", params: ({ event }) => event },
      target: "#fulfilment.writing",
      actions: ["forgetTyped", { type: "keepCorrected", params: ({ event }) => event }],
    },
    "delivery.requested": {
      guard: { type: "canArrive", params: ({ event }) => event },
      target: "#fulfilment.confirming",
      actions: { type: "keepArrived", params: ({ event }) => event },
    },
  },
});

export const fulfilmentMachine = fulfilment.createMachine({
  id: "fulfilment",
  initial: "sorting",
  context: ({ input: { order } }) => ({ order, typed: null, correctedId: null, arrivedId: null }),
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
      states: { looking: {}, noItems: {}, noCarrier: {}, badLink: {}, unforeseen: {} },
      on: { ...written.on, ...sent.on },
    },
    shipping: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "ship",
            src: "ship",
            input: ({ context }) => toShipInput(context),
            onDone: answers<ShipOutput>({
              shipped: {
                target: "#fulfilment.sorting",
                actions: [{ type: "keepOrder", params: ({ event }) => event.output }, "forgetTyped"],
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
        unreachable: { on: { ...written.on, ...sent.on, "retry.requested": "asking" } },
      },
    },
    onItsWay: { on: sent.on },
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
            input: ({ context: { order, arrivedId } }) => ({ orderId: order.id, shipmentId: arrivedId }),
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
      on: {
        "news.read": [{ guard: "isCorrecting", target: "sorting", actions: "forgetTyped" }, "sorting"],
        "correction.begun": {
          guard: { type: "isCorrectable", params: ({ event }) => event },
          target: "writing",
          actions: { type: "keepCorrected", params: ({ event }) => event },
        },
      },
    },
    gone: {},
    ownCase: {},
    notAllowed: {},
  },
});
