import { boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Availability, StockPolicy } from "#domain/stock.ts";

/** What is in stock of each variant; triggers add a row for each, allocate what orders hold, and sum up movements. */
export const variantStock = pgTable("variant_stock", {
  variant_id: uuid().primaryKey(),
  tracked: boolean().notNull().default(false),
  policy: text().$type<StockPolicy>().notNull().default("deny"),
  backorder_days: integer(),
  /** Up to how many "only a few left" is said. */
  few: integer().notNull().default(0),
  on_hand: integer().notNull().default(0),
  allocated: integer().notNull().default(0),
  /** By the expression in `migrations/0060_stock.sql`. */
  availability: text().$type<Availability>().notNull().generatedAlwaysAs(""),
});

export type MovementKind = "received" | "counted" | "sold" | "returned" | "lost";

/** Append-only; a trigger adds the quantity to what is on hand. */
export const stockMovements = pgTable("stock_movements", {
  id: uuid().primaryKey(),
  variant_id: uuid().notNull(),
  kind: text().$type<MovementKind>().notNull(),
  quantity: integer().notNull(),
  /** A trigger fills it in. */
  on_hand_after: integer().notNull().default(0),
  reason: text(),
  /** Null: by an order, or by the operator. */
  administrator_id: uuid(),
  order_id: uuid(),
  created_at: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull(),
});

/** A request for one mail when a variant can be bought again in a market. */
export const stockAlerts = pgTable("stock_alerts", {
  id: uuid().primaryKey(),
  variant_id: uuid().notNull(),
  market_id: text().notNull(),
  /** In which the mails are written. */
  language_id: text().notNull(),
  email: text().notNull(),
  email_key: text().notNull(),
  /** Keyed; the links that delete an address's alerts name it. */
  address_digest: text().notNull(),
  created_at: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull(),
  confirmed_at: timestamp("confirmed_at", { withTimezone: true, mode: "date" }),
  /** Its mail is waiting to be sent; then the row is deleted. */
  mailing_since: timestamp("mailing_since", { withTimezone: true, mode: "date" }),
});
