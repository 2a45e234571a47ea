import { boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The code and whether it works are in `customers`. `customer_id` is null until the tour lead has signed up. */
export const tourLeads = pgTable("tour_leads", {
  id: uuid().primaryKey(),
  customer_id: uuid(),
  email: text().notNull(),
  email_key: text().notNull(),
  first_name: text(),
  last_name: text(),
  language_id: text(),
  /** They agreed to show customers their name. */
  is_named: boolean().notNull().default(false),
  token_hash: text(),
  token_expires_at: time("token_expires_at"),
  invited_at: time("invited_at").notNull(),
  registered_at: time("registered_at"),
  activated_at: time("activated_at"),
  /** The membership has ended, or the invitation was withdrawn. */
  ended_at: time("ended_at"),
  created_at: time("created_at").notNull(),
});

/** The bytes of a picture are a file in the data folder, named by its id. */
export const tourLeadImages = pgTable("tour_lead_images", {
  id: uuid().primaryKey(),
  tour_lead_id: uuid().notNull(),
  /** The idempotency key of the upload. */
  upload_key: text(),
  content_hash: text().notNull(),
  is_public: boolean().notNull(),
  file_name: text().notNull(),
  content_type: text().$type<"image/jpeg" | "image/png">().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  created_at: time("created_at").notNull(),
});
