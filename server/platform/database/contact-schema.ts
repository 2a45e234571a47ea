import { boolean, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { ContactTopic } from "#domain/contact.ts";

const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Messages to the shop, deleted once `mailed_at` and `copied_at` are both set. */
export const contactMessages = pgTable("contact_messages", {
  id: uuid().primaryKey(),
  email: text().notNull(),
  name: text().notNull(),
  topic: text().$type<ContactTopic>().notNull(),
  order_reference: text(),
  message: text().notNull(),
  language_id: text().notNull(),
  market_id: text(),
  is_own_address: boolean().notNull().default(false),
  created_at: time("created_at").notNull(),
  mailed_at: time("mailed_at"),
  copied_at: time("copied_at"),
});

export const sentMessages = pgTable("sent_messages", {
  digest: text().primaryKey(),
  expires_at: time("expires_at").notNull(),
});
