import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/**
 * What left the shop together. Without a carrier, it was handed over in person, or recorded before carriers were.
 * `shipped_at`: handed to a carrier.
 */
export const shipments = pgTable("shipments", {
  id: uuid().primaryKey(),
  order_id: uuid().notNull(),
  carrier: text(),
  tracking_number: text(),
  tracking_url: text(),
  /** Corrections so far. */
  changes: integer().notNull().default(0),
  shipped_at: time("shipped_at"),
  delivered_at: time("delivered_at"),
});

export const shipmentItems = pgTable("shipment_items", {
  shipment_id: uuid().notNull(),
  order_item_id: uuid().notNull(),
  count: integer().notNull(),
});
