import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" }).notNull().defaultNow();

/** The running servers. Times are the database's. */
export const servers = pgTable("servers", {
  id: uuid().primaryKey(),
  version: text().notNull(),
  /** Fingerprints of the signing secret and the accepted ones, which include the bank data key. */
  signs_with: text().notNull(),
  accepts: text().array().notNull(),
  /** Milliseconds that its clock is ahead of the database's. */
  clock_ahead: integer().notNull(),
  started_at: time("started_at"),
  seen_at: time("seen_at"),
});

/** Used captcha solutions, stored until they expire. */
export const captchaAnswers = pgTable("captcha_answers", {
  nonce: text().primaryKey(),
  expires_at: timestamp("expires_at", { withTimezone: true, mode: "date" }).notNull(),
});

/** Attempts, as rate-limiter-flexible counts them; keys are hashed. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp("expire", { withTimezone: true, mode: "date" }),
});
