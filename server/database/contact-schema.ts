import { boolean, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { ContactTopic } from "#domain/contact.ts";

/** The tables of messages to the shop. */
const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Messages to the shop, until `mailed_at` and `copied_at` are both there. */
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

/** Fingerprints of the messages of the last hour, keyed by the shop's secret. */
export const sentMessages = pgTable("sent_messages", {
  digest: text().primaryKey(),
  expires_at: time("expires_at").notNull(),
});
