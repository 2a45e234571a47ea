import type { Shipment } from "#domain/tracking.ts";
import { pathModel } from "#machines/paths/model.ts";
import type { FulfilledOrder } from "./fulfilment.contract.ts";
import { fulfilmentMachine } from "./fulfilment.machine.ts";

export const dhl: Shipment = { carrier: "DHL", trackingNumber: "00340434161094", trackingUrl: null };
export const bicycle: Shipment = {
  carrier: "Bicycle",
  trackingNumber: null,
  trackingUrl: "https://bicycle.example/7",
};
export const toShip: FulfilledOrder = {
  id: "order-1",
  stage: "to_ship",
  country: "NL",
  shipment: null,
  shippedAt: null,
  deliveredAt: null,
};
const shippedAt = "2026-11-20T10:30:00.000Z";
const deliveredAt = "2026-11-21T10:30:00.000Z";
export const shipped: FulfilledOrder = { ...toShip, stage: "shipped", shipment: dhl, shippedAt };
export const shippedElsewhere: FulfilledOrder = { ...shipped, shipment: bicycle };
export const delivered: FulfilledOrder = { ...shipped, stage: "delivered", deliveredAt };
export const handedOver: FulfilledOrder = { ...toShip, stage: "delivered", deliveredAt };
const refunded: FulfilledOrder = { ...toShip, stage: "refunded" };
const withdrawn: FulfilledOrder = { ...toShip, stage: "withdrawn" };

export const fulfilmentPaths = pathModel({
  machine: fulfilmentMachine,
  title: "Shipping an order",
  purpose: "shipping a paid order and marking it as delivered, by an administrator",
  starts: {
    "it is paid": { order: toShip },
    "it is on its way": { order: shipped },
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
      "ships it": { shipment: dhl },
      "ships it by bicycle": { shipment: bicycle },
      "ships it without a carrier": { shipment: { ...dhl, carrier: "" } },
      "ships it with a link that is none": { shipment: { ...bicycle, trackingUrl: "bicycle.example/7" } },
    },
    "correction.begun": "corrects it",
    "correction.left": "leaves it as it is",
    "delivery.requested": "says that it has arrived",
    "delivery.confirmed": "confirms",
    "delivery.left": "thinks again",
    "news.read": "goes on",
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    ship: {
      shipped: { "it is on its way": { order: shipped }, "by bicycle": { order: shippedElsewhere } },
      overtaken: {
        "another shipped it": { order: shippedElsewhere },
        "it was refunded": { order: refunded },
        "it has arrived": { order: delivered },
      },
      notFound: "it is gone",
      ownCase: "it is their own",
      administratorsOnly: "no administrator any more",
      unforeseen: "a refusal nobody foresaw",
    },
    deliver: {
      delivered: { "it has arrived": { order: delivered }, "it was handed over": { order: handedOver } },
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
  facets: ({ order }) => [order.stage],
});
