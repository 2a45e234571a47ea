import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { ContentUnit } from "#domain/content.ts";
import type { Months } from "#domain/months.ts";
import type { Habitat, Light, PetSafety, Water } from "#domain/plant-facts.ts";

/** The product's responsible manufacturer or importer, with postal and email addresses. */
export const manufacturers = pgTable("manufacturers", {
  id: text().primaryKey(),
  name: text().notNull(),
  street: text().notNull(),
  zip_code: text().notNull(),
  city: text().notNull(),
  country: text().notNull(),
  email: text().notNull(),
});

/** What is sold of a product; the default variant has the product's id. */
export const productVariants = pgTable("product_variants", {
  id: uuid().primaryKey(),
  product_id: uuid().notNull(),
  position: integer().notNull().default(0),
  reference: text().notNull(),
  /** 14 digits. */
  gtin: text(),
  /** By option of the product, the id of its value. */
  option_values: jsonb().$type<Record<string, string>>().notNull().default({}),
  allow_purchase: boolean().notNull().default(true),
  /** Null, as the following: the product's. */
  points: integer(),
  tax_class: text(),
  weight_grams: integer(),
  content_thousandths: integer(),
  content_unit: text().$type<ContentUnit>(),
  retired_at: timestamp("retired_at", { withTimezone: true, mode: "date" }),
});

const minor = (name: string) => bigint(name, { mode: "bigint" });

/** Columns of a variant's price while a promotion gives it another one. */
export const datedPriceColumns = () => ({
  /** The promotion whose dated price it has; null: it has its own. */
  dated_by: text(),
  regular_discounted_minor: minor("regular_discounted_minor"),
  regular_discounted_includes_vat: boolean(),
});

/** Prices of the variants that `product_prices` does not have. */
export const variantPrices = pgTable("variant_prices", {
  variant_id: uuid().notNull(),
  market_id: text().notNull(),
  product_id: uuid().notNull(),
  price_minor: minor("price_minor").notNull(),
  price_includes_vat: boolean().notNull(),
  discounted_minor: minor("discounted_minor"),
  discounted_includes_vat: boolean().notNull(),
  /** Price of one item, incl. VAT. */
  gross_minor: minor("gross_minor").notNull(),
  ...datedPriceColumns(),
});

export const priceHistory = pgTable("price_history", {
  product_id: uuid().notNull(),
  market_id: text().notNull(),
  gross_minor: minor("gross_minor").notNull(),
  since: timestamp("since", { withTimezone: true, mode: "date" }).notNull(),
  /** Null: the default variant, whose id is the product's. */
  variant_id: uuid(),
});

/** All words of the products' texts, normalised for search. */
export const searchWords = pgTable("search_words", {
  language_id: text().notNull(),
  word: text().notNull(),
  in_names: boolean().notNull(),
});

/** Facts about plants in the terms of `domain/plant-facts.ts`; null: unknown. */
export const productFacts = pgTable("product_facts", {
  product_id: uuid().primaryKey(),
  light: text().array().$type<Light[]>(),
  water: text().$type<Water>(),
  pets: text().$type<PetSafety>(),
  height_delivered: integer(),
  height_grown: integer(),
  hardiness: integer(),
  habitats: text().array().$type<Habitat[]>(),
  months: jsonb().$type<Months>(),
});
