import type { Shipment } from "#domain/tracking.ts";
import { pathModel } from "#machines/paths/model.ts";
import type { FulfilledOrder, Items, OrderShipment } from "./fulfilment.contract.ts";
import { fulfilmentMachine } from "./fulfilment.machine.ts";

export const dhl: Shipment = { carrier: "DHL", trackingNumber: "00340434161094", trackingUrl: null };
export const bicycle: Shipment = {
  carrier: "Bicycle",
  trackingNumber: null,
  trackingUrl: "https://bicycle.example/7",
};
const shippedAt = "2026-11-20T10:30:00.000Z";
const deliveredAt = "2026-11-21T10:30:00.000Z";
const ferns = { id: "line-1", name: "Boston fern", count: 2 };
const loom = { id: "line-2", name: "Weaving loom kit", count: 1 };
const oneFern = { ...ferns, count: 1 };
export const all: Items = [
  { id: "line-1", count: 2 },
  { id: "line-2", count: 1 },
];
export const part: Items = [{ id: "line-1", count: 1 }];

export const toShip: FulfilledOrder = {
  id: "order-1",
  stage: "to_ship",
  country: "NL",
  collectedAs: null,
  toShip: [ferns, loom],
  shipments: [],
};
const whole: OrderShipment = {
  id: "shipment-1",
  shipment: dhl,
  lines: [ferns, loom],
  shippedAt,
  deliveredAt: null,
};
const first: OrderShipment = { ...whole, lines: [oneFern] };
const second: OrderShipment = { ...whole, id: "shipment-2", shipment: bicycle, lines: [oneFern, loom] };
const handedOver: OrderShipment = { ...whole, shipment: null, shippedAt: null, deliveredAt };

export const shipped: FulfilledOrder = { ...toShip, stage: "shipped", toShip: [], shipments: [whole] };
export const shippedElsewhere: FulfilledOrder = {
  ...shipped,
  shipments: [{ ...whole, shipment: bicycle }],
};
export const partlyShipped: FulfilledOrder = { ...toShip, toShip: [oneFern, loom], shipments: [first] };
const partArrived: FulfilledOrder = { ...partlyShipped, shipments: [{ ...first, deliveredAt }] };
export const shippedInTwo: FulfilledOrder = { ...shipped, shipments: [first, second] };
export const delivered: FulfilledOrder = {
  ...shipped,
  stage: "delivered",
  shipments: [{ ...whole, deliveredAt }],
};
export const takenHome: FulfilledOrder = { ...delivered, shipments: [handedOver] };
const refunded: FulfilledOrder = { ...toShip, stage: "refunded", toShip: [] };
const withdrawn: FulfilledOrder = { ...toShip, stage: "withdrawn", toShip: [] };

export const fulfilmentPaths = pathModel({
  machine: fulfilmentMachine,
  title: "Shipping an order",
  purpose: "shipping a paid order and marking it as delivered, by an administrator",
  starts: {
    "it is paid": { order: toShip },
    "a part is on its way": { order: partlyShipped },
    "it is on its way": { order: shipped },
    "two shipments are on their way": { order: shippedInTwo },
    "it has arrived": { order: delivered },
    "it was refunded": { order: refunded },
    "it was withdrawn": { order: withdrawn },
  },
  happyPath: [
    "it is paid",
    "ships it",
    "ship ✓ it is on its way",
    "says that it has arrived",
    "confirms",
    "deliver ✓ it has arrived",
  ],
  does: {
    "shipment.submitted": {
      "ships it": { shipment: dhl, items: all },
      "ships a part of it": { shipment: dhl, items: part },
      "ships nothing of it": { shipment: dhl, items: [] },
      "ships it without a carrier": { shipment: { ...dhl, carrier: "" }, items: all },
      "ships it with a link that is none": {
        shipment: { ...bicycle, trackingUrl: "bicycle.example/7" },
        items: all,
      },
      "says that it goes by bicycle": { shipment: bicycle, items: null },
    },
    "correction.begun": {
      "corrects it": { shipmentId: "shipment-1" },
      "corrects the second": { shipmentId: "shipment-2" },
    },
    "correction.left": "leaves it as it is",
    "delivery.requested": {
      "says that it was handed over": { shipmentId: null },
      "says that it has arrived": { shipmentId: "shipment-1" },
      "says that the second has arrived": { shipmentId: "shipment-2" },
    },
    "delivery.confirmed": "confirms",
    "delivery.left": "thinks again",
    "news.read": "goes on",
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    ship: {
      shipped: {
        "it is on its way": { order: shipped },
        "a part is on its way": { order: partlyShipped },
        "two shipments are on their way": { order: shippedInTwo },
        "by bicycle": { order: shippedElsewhere },
      },
      overtaken: {
        "another shipped it": { order: shippedElsewhere },
        "another shipped a part": { order: partlyShipped },
        "it was refunded": { order: refunded },
        "it has arrived": { order: delivered },
      },
      notFound: "it is gone",
      ownCase: "it is their own",
      administratorsOnly: "no administrator any more",
      unforeseen: "a refusal nobody foresaw",
    },
    deliver: {
      delivered: {
        "it has arrived": { order: delivered },
        "a part has arrived": { order: partArrived },
        "it was handed over": { order: takenHome },
      },
      overtaken: {
        "another shipped it": { order: shippedElsewhere },
        "it was refunded": { order: refunded },
      },
      notFound: "it is gone",
      ownCase: "it is their own",
      administratorsOnly: "no administrator any more",
      unforeseen: "a refusal nobody foresaw",
    },
  },
  facets: ({ order, correctedId }) => [order.stage, order.shipments.length, correctedId],
});
