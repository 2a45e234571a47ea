import type { Shipment } from "../../domain/tracking.ts";
import type { Unforeseen } from "../outcome.ts";

export type Stage = "unpaid" | "to_ship" | "withdrawn" | "refunded" | "shipped" | "delivered" | "cancelled";

/** Times are ISO 8601. */
export type FulfilledOrder = {
  id: string;
  stage: Stage;
  shipment: Shipment | null;
  shippedAt: string | null;
  deliveredAt: string | null;
};

export type FulfilmentFacts = { order: FulfilledOrder };

export type FulfilmentEvent =
  /** Without space around its texts; an empty carrier is a missing one. */
  | { type: "shipment.submitted"; shipment: Shipment }
  | { type: "correction.begun" }
  | { type: "correction.left" }
  | { type: "delivery.requested" }
  | { type: "delivery.confirmed" }
  | { type: "delivery.left" }
  | { type: "news.read" }
  | { type: "retry.requested" };

/** It is not there any more, or the account may not do this any more. */
type Lost = { outcome: "gone" } | { outcome: "notAllowed" };
/** The administrator bought it, or earns commission on it. */
type OwnCase = { outcome: "ownCase" };
/** The order is not as it was shown: another administrator was faster, or the customer. */
type Overtaken = { outcome: "overtaken"; order: FulfilledOrder };

/** `ship`. Rejects if the shop does not answer. `replaces`: the shipment that was shown. */
export type ShipInput = { orderId: string; shipment: Shipment; replaces: Shipment | null };
export type ShipOutput =
  | { outcome: "shipped"; order: FulfilledOrder }
  | Overtaken
  | OwnCase
  | Lost
  | Unforeseen;

/** `deliver`. Rejects if the shop does not answer. */
export type DeliverInput = { orderId: string; inPerson: boolean };
export type DeliverOutput =
  | { outcome: "delivered"; order: FulfilledOrder }
  | Overtaken
  | OwnCase
  | Lost
  | Unforeseen;
