import type { Shipment } from "#domain/tracking.ts";
import type { Unforeseen } from "#machines/outcome.ts";

export type Stage = "unpaid" | "to_ship" | "withdrawn" | "refunded" | "shipped" | "delivered" | "cancelled";

/** A line of the order; `count`: its pieces that are still to be sent, or that a shipment contains. */
export type OrderLine = { id: string; name: string; count: number };

/** Times are ISO 8601. */
export type OrderShipment = {
  id: string;
  /** Null: handed over in person, or recorded without a carrier. */
  shipment: Shipment | null;
  lines: readonly OrderLine[];
  shippedAt: string | null;
  deliveredAt: string | null;
};

export type FulfilledOrder = {
  id: string;
  stage: Stage;
  /** Of delivery; ISO 3166-1 alpha-2. */
  country: string;
  /** What its way of delivery is called, if the customer collects it: it has no carrier then. Null: it is sent. */
  collectedAs: string | null;
  toShip: readonly OrderLine[];
  /** The first sent comes first. */
  shipments: readonly OrderShipment[];
};

export type FulfilmentFacts = { order: FulfilledOrder };

/** Pieces by line; lines without any are left out. */
export type Items = readonly { id: string; count: number }[];

export type FulfilmentEvent =
  /** Texts are trimmed; an empty carrier is missing. `items`: null in a correction, which leaves them as they are. */
  | { type: "shipment.submitted"; shipment: Shipment; items: Items | null }
  | { type: "correction.begun"; shipmentId: string }
  | { type: "correction.left" }
  /** Null: what is left to send was handed over in person. */
  | { type: "delivery.requested"; shipmentId: string | null }
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

/** Port `ship`. `corrects`: the shipment as it was shown; null for a new one. `shipmentCount`: as shown. */
export type ShipInput = {
  orderId: string;
  shipment: Shipment;
  items: Items | null;
  shipmentCount: number;
  corrects: { id: string; shipment: Shipment } | null;
};
export type ShipOutput =
  | { outcome: "shipped"; order: FulfilledOrder }
  | Overtaken
  | OwnCase
  | Lost
  | Unforeseen;

/** Null: what is left to send was handed over in person. */
export type DeliverInput = { orderId: string; shipmentId: string | null };
export type DeliverOutput =
  | { outcome: "delivered"; order: FulfilledOrder }
  | Overtaken
  | OwnCase
  | Lost
  | Unforeseen;
