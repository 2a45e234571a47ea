// Written by `npm run generate` from machines/administration/fulfilment/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const fulfilmentMachine = setup({
  types: {
    context: {} as { order: unknown; typed: unknown; correctedId: unknown; arrivedId: unknown },
    events: {} as
      | { type: "shipment.submitted" }
      | { type: "correction.left" }
      | { type: "correction.begun" }
      | { type: "delivery.requested" }
      | { type: "retry.requested" }
      | { type: "delivery.confirmed" }
      | { type: "delivery.left" }
      | { type: "news.read" },
  },
  actions: {
    keepTyped: () => {},
    forgetTyped: () => {},
    keepCorrected: () => {},
    keepArrived: () => {},
    keepOrder: () => {},
  },
  actors: { ship: fromPromise(async () => {}), deliver: fromPromise(async () => {}) },
  guards: {
    isToShip: () => false,
    isShipped: () => false,
    isDelivered: () => false,
    hasNoItems: () => false,
    hasNoCarrier: () => false,
    hasBadLink: () => false,
    isCorrecting: () => false,
    canCorrect: () => false,
    canArrive: () => false,
    answered: () => false,
    isCorrectable: () => false,
  },
}).createMachine({
  id: "fulfilment",
  context: { order: null, typed: null, correctedId: null, arrivedId: null },
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
      states: { looking: {}, noItems: {}, noCarrier: {}, badLink: {}, unforeseen: {} },
      on: {
        "shipment.submitted": [
          { guard: "hasNoItems", target: "#fulfilment.writing.noItems", actions: "keepTyped" },
          { guard: "hasNoCarrier", target: "#fulfilment.writing.noCarrier", actions: "keepTyped" },
          { guard: "hasBadLink", target: "#fulfilment.writing.badLink", actions: "keepTyped" },
          { target: "#fulfilment.shipping", actions: "keepTyped" },
        ],
        "correction.left": { guard: "isCorrecting", target: "#fulfilment.sorting", actions: "forgetTyped" },
        "correction.begun": {
          guard: "canCorrect",
          target: "#fulfilment.writing",
          actions: ["forgetTyped", "keepCorrected"],
        },
        "delivery.requested": {
          guard: "canArrive",
          target: "#fulfilment.confirming",
          actions: "keepArrived",
        },
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
                actions: ["keepOrder", "forgetTyped"],
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
              { guard: "hasNoItems", target: "#fulfilment.writing.noItems", actions: "keepTyped" },
              { guard: "hasNoCarrier", target: "#fulfilment.writing.noCarrier", actions: "keepTyped" },
              { guard: "hasBadLink", target: "#fulfilment.writing.badLink", actions: "keepTyped" },
              { target: "#fulfilment.shipping", actions: "keepTyped" },
            ],
            "correction.left": {
              guard: "isCorrecting",
              target: "#fulfilment.sorting",
              actions: "forgetTyped",
            },
            "correction.begun": {
              guard: "canCorrect",
              target: "#fulfilment.writing",
              actions: ["forgetTyped", "keepCorrected"],
            },
            "delivery.requested": {
              guard: "canArrive",
              target: "#fulfilment.confirming",
              actions: "keepArrived",
            },
            "retry.requested": "asking",
          },
        },
      },
    },
    onItsWay: {
      on: {
        "correction.begun": {
          guard: "canCorrect",
          target: "#fulfilment.writing",
          actions: ["forgetTyped", "keepCorrected"],
        },
        "delivery.requested": {
          guard: "canArrive",
          target: "#fulfilment.confirming",
          actions: "keepArrived",
        },
      },
    },
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
      on: {
        "news.read": [{ guard: "isCorrecting", target: "sorting", actions: "forgetTyped" }, "sorting"],
        "correction.begun": { guard: "isCorrectable", target: "writing", actions: "keepCorrected" },
      },
    },
    gone: {},
    ownCase: {},
    notAllowed: {},
  },
});
