import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The documents of an order; their bytes are files in the data folder. */
export const documents = pgTable("documents", {
  id: uuid().primaryKey(),
  order_id: uuid().notNull(),
  refund_id: uuid(),
  document_type: text().$type<"invoice" | "credit_note">().notNull(),
  file_name: text().notNull(),
  content_type: text().notNull(),
  content_hash: text().notNull(),
  created_at: time("created_at").notNull(),
  updated_at: time("updated_at").notNull(),
});
