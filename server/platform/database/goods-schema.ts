import { boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
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

/** What is sold of a product. The default variant has the product's id, and a trigger keeps its reference. */
export const productVariants = pgTable("product_variants", {
  id: uuid().primaryKey(),
  product_id: uuid().notNull(),
  position: integer().notNull().default(0),
  reference: text().notNull(),
  /** 14 digits. */
  gtin: text(),
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
