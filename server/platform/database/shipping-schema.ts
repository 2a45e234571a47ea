import { bigint, boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { OpeningHours } from "#domain/opening-hours.ts";
import type { Weekday } from "#domain/weekdays.ts";

type Texts = Record<string, string>;

const minor = (name: string) => bigint(name, { mode: "bigint" });

export const shippingOptions = pgTable("shipping_options", {
  market_id: text().notNull(),
  code: text().notNull(),
  position: integer().notNull(),
  names: jsonb().$type<Texts>().notNull(),
  countries: text().array().notNull(),
  price_minor: minor("price_minor").notNull(),
  free_from_minor: minor("free_from_minor"),
  delivery_days_min: integer().notNull(),
  delivery_days_max: integer().notNull(),
  collected: boolean().notNull().default(false),
  /** Days of the week on which the carrier delivers; empty: every day. */
  carrier_days: text().array().$type<Weekday[]>().notNull().default([]),
  /** When it can be collected; null: not said. */
  opening_hours: jsonb().$type<OpeningHours>(),
});
