import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Only the token's hash is stored. */
export const guestTokens = pgTable("guest_tokens", {
  token_hash: text().primaryKey(),
  customer_id: uuid().notNull(),
  order_id: uuid().notNull(),
  created_at: time("created_at").notNull(),
  expires_at: time("expires_at").notNull(),
});
