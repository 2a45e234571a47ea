import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const pages = pgTable("pages", {
  id: uuid().primaryKey(),
  url_fragment: text().notNull(),
  version: text(),
  created_at: time("created_at").notNull(),
  updated_at: time("updated_at").notNull(),
});

export const pageTexts = pgTable("page_texts", {
  page_id: uuid().notNull(),
  language_id: text().notNull(),
  name: text().notNull(),
  content: text().notNull(),
});
