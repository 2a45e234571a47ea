import { jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { PromotionSettings } from "#domain/promotion-settings.ts";

const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** What the folder's `promotions/` holds; those that left it stay for the orders that used them. */
export const promotions = pgTable("promotions", {
  id: text().primaryKey(),
  settings: jsonb().$type<PromotionSettings>().notNull(),
  /** In capital letters. */
  code: text(),
  retired_at: time("retired_at"),
});

export type PromotionState = "scheduled" | "running" | "ended";

/** When a promotion runs in a market. A job changes the state, in one direction. */
export const promotionMarkets = pgTable("promotion_markets", {
  promotion_id: text().notNull(),
  market_id: text().notNull(),
  starts_at: time("starts_at"),
  ends_at: time("ends_at"),
  state: text().$type<PromotionState>().notNull(),
});

/** A product, or a category with those below it. A promotion without goods is for all. */
export const promotionGoods = pgTable("promotion_goods", {
  promotion_id: text().notNull(),
  product_id: uuid(),
  category_id: uuid(),
});

/** A trigger deletes those of a cancelled order. */
export const promotionUses = pgTable("promotion_uses", {
  promotion_id: text().notNull(),
  order_id: uuid().notNull(),
  customer_id: uuid().notNull(),
  used_at: time("used_at").notNull(),
});
