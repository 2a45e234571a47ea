import { integer, pgTable, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" }).notNull().defaultNow();

/** The programs that serve this shop now. Times are the database's. */
export const servers = pgTable("servers", {
  id: uuid().primaryKey(),
  version: text().notNull(),
  /** Which secret signs, and which are accepted, by what says nothing of them; with the accepted ones the key of bank data. */
  signs_with: text().notNull(),
  accepts: text().array().notNull(),
  /** Milliseconds by which its clock is ahead of the database's. */
  clock_ahead: integer().notNull(),
  started_at: time("started_at"),
  seen_at: time("seen_at"),
});

/** One row, always: which change of what the shop shows was the last. */
export const lastChange = pgTable("last_change", {
  id: smallint().primaryKey().default(1),
  change: uuid().notNull(),
});
