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
