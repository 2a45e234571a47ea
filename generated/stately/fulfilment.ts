// Written by `npm run generate` from machines/administration/fulfilment/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const fulfilmentMachine = setup({
  types: {
    context: {} as { order: unknown; shipment: unknown },
    events: {} as
      | { type: "shipment.submitted" }
      | { type: "delivery.requested" }
      | { type: "correction.left" }
      | { type: "retry.requested" }
      | { type: "correction.begun" }
      | { type: "delivery.confirmed" }
      | { type: "delivery.left" }
      | { type: "news.read" },
  },
  actions: { keepShipment: () => {}, keepOrder: () => {} },
  actors: { ship: fromPromise(async () => {}), deliver: fromPromise(async () => {}) },
  guards: {
    isToShip: () => false,
    isShipped: () => false,
    isDelivered: () => false,
    hasNoCarrier: () => false,
    hasBadLink: () => false,
    answered: () => false,
  },
}).createMachine({
  id: "fulfilment",
  context: { order: null, shipment: null },
  initial: "sorting",
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
      on: {
        "shipment.submitted": [
          { guard: "hasNoCarrier", target: "#fulfilment.writing.noCarrier", actions: "keepShipment" },
          { guard: "hasBadLink", target: "#fulfilment.writing.badLink", actions: "keepShipment" },
          { target: "#fulfilment.shipping", actions: "keepShipment" },
        ],
        "delivery.requested": { guard: "isToShip", target: "#fulfilment.confirming" },
        "correction.left": { guard: "isShipped", target: "#fulfilment.onItsWay" },
      },
    },
    shipping: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "ship",
            src: "ship",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "shipped" } },
                target: "#fulfilment.sorting",
                actions: "keepOrder",
                description: "answered(shipped)",
              },
              {
                guard: { type: "answered", params: { outcome: "overtaken" } },
                target: "#fulfilment.overtaken",
                actions: "keepOrder",
                description: "answered(overtaken)",
              },
              {
                guard: { type: "answered", params: { outcome: "notFound" } },
                target: "#fulfilment.gone",
                description: "answered(notFound)",
              },
              {
                guard: { type: "answered", params: { outcome: "ownCase" } },
                target: "#fulfilment.ownCase",
                description: "answered(ownCase)",
              },
              {
                guard: { type: "answered", params: { outcome: "administratorsOnly" } },
                target: "#fulfilment.notAllowed",
                description: "answered(administratorsOnly)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#fulfilment.writing.unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "shipment.submitted": [
              { guard: "hasNoCarrier", target: "#fulfilment.writing.noCarrier", actions: "keepShipment" },
              { guard: "hasBadLink", target: "#fulfilment.writing.badLink", actions: "keepShipment" },
              { target: "#fulfilment.shipping", actions: "keepShipment" },
            ],
            "delivery.requested": { guard: "isToShip", target: "#fulfilment.confirming" },
            "correction.left": { guard: "isShipped", target: "#fulfilment.onItsWay" },
            "retry.requested": "asking",
          },
        },
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
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "delivered" } },
                target: "#fulfilment.sorting",
                actions: "keepOrder",
                description: "answered(delivered)",
              },
              {
                guard: { type: "answered", params: { outcome: "overtaken" } },
                target: "#fulfilment.overtaken",
                actions: "keepOrder",
                description: "answered(overtaken)",
              },
              {
                guard: { type: "answered", params: { outcome: "notFound" } },
                target: "#fulfilment.gone",
                description: "answered(notFound)",
              },
              {
                guard: { type: "answered", params: { outcome: "ownCase" } },
                target: "#fulfilment.ownCase",
                description: "answered(ownCase)",
              },
              {
                guard: { type: "answered", params: { outcome: "administratorsOnly" } },
                target: "#fulfilment.notAllowed",
                description: "answered(administratorsOnly)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#fulfilment.confirming.unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking", "delivery.left": "#fulfilment.sorting" } },
      },
    },
    delivered: {},
    nothingToDo: {},
    overtaken: {
      on: { "news.read": "sorting", "correction.begun": { guard: "isShipped", target: "writing" } },
    },
    gone: {},
    ownCase: {},
    notAllowed: {},
  },
});
