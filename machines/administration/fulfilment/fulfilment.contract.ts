import type { Shipment } from "#domain/tracking.ts";
import type { Unforeseen } from "#machines/outcome.ts";

export type Stage = "unpaid" | "to_ship" | "withdrawn" | "refunded" | "shipped" | "delivered" | "cancelled";

/** Times are ISO 8601. */
export type FulfilledOrder = {
  id: string;
  stage: Stage;
  /** Of delivery; ISO 3166-1 alpha-2. */
  country: string;
  shipment: Shipment | null;
  shippedAt: string | null;
  deliveredAt: string | null;
};

export type FulfilmentFacts = { order: FulfilledOrder };

export type FulfilmentEvent =
  /** Texts are trimmed; an empty carrier is missing. */
  | { type: "shipment.submitted"; shipment: Shipment }
  | { type: "correction.begun" }
  | { type: "correction.left" }
  | { type: "delivery.requested" }
  | { type: "delivery.confirmed" }
  | { type: "delivery.left" }
  | { type: "news.read" }
  | { type: "retry.requested" };

/** The order no longer exists, or the account is no longer an administrator. */
type Lost = { outcome: "notFound" } | { outcome: "administratorsOnly" };
/** The administrator bought it, or earns commission on it. */
type OwnCase = { outcome: "ownCase" };
/** The order has changed: another administrator was faster, or the customer. */
type Overtaken = { outcome: "overtaken"; order: FulfilledOrder };

/** Port `ship`. `replaces`: the shipment that was shown. */
export type ShipInput = { orderId: string; shipment: Shipment; replaces: Shipment | null };
export type ShipOutput =
  | { outcome: "shipped"; order: FulfilledOrder }
  | Overtaken
  | OwnCase
  | Lost
  | Unforeseen;

export type DeliverInput = { orderId: string; inPerson: boolean };
export type DeliverOutput =
  | { outcome: "delivered"; order: FulfilledOrder }
  | Overtaken
  | OwnCase
  | Lost
  | Unforeseen;
