import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const minor = (name: string) => bigint(name, { mode: "bigint" });
const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export type RefundStatus = "draft" | "requested" | "approved" | "rejected";
/** `id` is the order item's. */
export type Pieces = readonly { id: string; count: number }[];
export type RefundReason =
  | "damaged"
  | "wrong_item"
  | "not_as_described"
  | "missing"
  | "changed_mind"
  | "other";

/**
 * The amount is calculated on approval. `paying_back_since`: approved and sent to the provider; the status stays
 * `requested` until the provider responds.
 */
export const refunds = pgTable("refunds", {
  id: uuid().primaryKey(),
  order_id: uuid().notNull(),
  market_id: text().notNull(),
  customer_id: uuid().notNull(),
  status: text().$type<RefundStatus>().notNull(),
  language_id: text().notNull(),
  reason: text().$type<RefundReason>(),
  note: text(),
  decision_note: text(),
  decided_by: uuid(),
  first_approved_by: uuid(),
  first_approved_at: time("first_approved_at"),
  first_approved_items: jsonb().$type<Pieces>(),
  first_approved_note: text(),
  /** Requested but not approved; `decision_note` says why. */
  declined_items: jsonb().$type<Pieces>(),
  money_minor: minor("money_minor").notNull().default(0n),
  shipping_minor: minor("shipping_minor").notNull().default(0n),
  items_minor: minor("items_minor").notNull().default(0n),
  points: bigint({ mode: "number" }).notNull().default(0),
  /** Points that the order had earned for these items, now taken back. */
  earned_points: bigint({ mode: "number" }).notNull().default(0),
  /** The provider's refund, completed or pending while the status stays `requested`. */
  provider_refund_id: text(),
  /** Refunds that the provider accepted and that then failed; each attempt uses another idempotency key. */
  failed_refunds: integer().notNull().default(0),
  paying_back_since: time("paying_back_since"),
  /** When the provider was last called, and its reason for refusing. */
  provider_asked_at: time("provider_asked_at"),
  provider_refusal: text(),
  credit_note_number: integer(),
  requested_at: time("requested_at"),
  withdrawn_at: time("withdrawn_at"),
  decided_at: time("decided_at"),
  created_at: time("created_at").notNull(),
  updated_at: time("updated_at").notNull(),
});

export const refundItems = pgTable("refund_items", {
  refund_id: uuid().notNull(),
  order_item_id: uuid().notNull(),
  count: integer().notNull(),
  /** Those that had been sent when the refund was approved. */
  received_count: integer().notNull().default(0),
});

/** The bytes of a photo are a file in the data folder, named by its id. */
export const refundImages = pgTable("refund_images", {
  id: uuid().primaryKey(),
  refund_id: uuid().notNull(),
  customer_id: uuid().notNull(),
  file_name: text().notNull(),
  content_type: text().$type<"image/jpeg" | "image/png">().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  created_at: time("created_at").notNull(),
});
