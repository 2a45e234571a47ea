import { boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** A lead's code, and whether it works, stands in `customers`. `customer_id` is null until they have signed up. */
export const tourLeads = pgTable("tour_leads", {
  id: uuid().primaryKey(),
  customer_id: uuid(),
  email: text().notNull(),
  email_key: text().notNull(),
  first_name: text(),
  last_name: text(),
  language_id: text(),
  /** They agreed that customers read their name. */
  is_named: boolean().notNull().default(false),
  /** Of what the invitation's link carries. */
  token_hash: text(),
  token_expires_at: time("token_expires_at"),
  invited_at: time("invited_at").notNull(),
  registered_at: time("registered_at"),
  activated_at: time("activated_at"),
  /** The membership has ended, or the invitation was withdrawn. */
  ended_at: time("ended_at"),
  created_at: time("created_at").notNull(),
});

/** The bytes of a picture are a file of the data folder, named by the picture's id. */
export const tourLeadImages = pgTable("tour_lead_images", {
  id: uuid().primaryKey(),
  tour_lead_id: uuid().notNull(),
  /** Under which it was sent. */
  upload_key: text(),
  /** Of the file as it was sent. */
  content_hash: text().notNull(),
  is_public: boolean().notNull(),
  file_name: text().notNull(),
  content_type: text().$type<"image/jpeg" | "image/png">().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  created_at: time("created_at").notNull(),
});
