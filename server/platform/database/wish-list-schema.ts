import { pgTable, timestamp, uuid } from "drizzle-orm/pg-core";

export const wishedProducts = pgTable("wished_products", {
  customer_id: uuid().notNull(),
  product_id: uuid().notNull(),
  created_at: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull(),
  /** Null: the default variant, whose id is the product's. */
  variant_id: uuid(),
});
