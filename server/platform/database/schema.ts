import { defaultRefundDays, defaultRefundPhotos } from "#domain/business-constants.ts";
import type { Weekday } from "#domain/weekdays.ts";
import { sql } from "drizzle-orm";
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { ContentUnit } from "#domain/content.ts";
import type { TaxKind } from "#domain/price.ts";
import { standardTaxClass, type RatesByClass } from "#domain/tax.ts";
import type { Tone } from "#domain/tone.ts";
import type { ProductOption } from "#domain/variants.ts";
import { datedPriceColumns } from "./goods-schema.ts";

export { shippingOptions } from "./shipping-schema.ts";

/** The tables as queries use them; `migrations/` creates them, and a test compares the columns. */
const minor = (name: string) => bigint(name, { mode: "bigint" });
const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
type Texts = Record<string, string>;
type FormatOptions = Record<string, string | number | boolean>;

export type Seller = {
  name: string;
  street: string;
  zip_code: string;
  city: string;
  country: string;
  vat_number: string;
  email: string;
  phone?: string | undefined;
};

export type Assurance = { text: Texts; link?: string | undefined };

export const shopFacts = pgTable("shop_facts", {
  name: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});

export const languages = pgTable("languages", {
  id: text().primaryKey(),
  position: integer().notNull(),
  name: text().notNull(),
  locale: text().notNull(),
  direction: text().$type<"ltr" | "rtl">().notNull(),
  currency_format: jsonb().$type<FormatOptions>().notNull(),
  date_format: jsonb().$type<{ short: FormatOptions; long: FormatOptions }>().notNull(),
  time_format: jsonb().$type<FormatOptions>().notNull(),
  plural_rules: text().array().$type<Intl.LDMLPluralRule[]>().notNull(),
  plural_rules_expression: text().notNull(),
  translations: jsonb().$type<Texts>().notNull(),
  /** Removed by an administrator; orders and customers still refer to it. */
  removed_at: time("removed_at"),
});

export const markets = pgTable("markets", {
  id: text().primaryKey(),
  position: integer().notNull(),
  names: jsonb().$type<Texts>().notNull(),
  countries: text().array().notNull(),
  currency: text().notNull(),
  currency_sign: text().notNull(),
  currency_precision: integer().notNull(),
  languages: text().array().notNull(),
  /** The standard rate. */
  vat_basis_points: integer().notNull(),
  tax_rates: jsonb().$type<RatesByClass>().notNull().default({}),
  tax_rates_by_country: jsonb().$type<Record<string, RatesByClass>>().notNull().default({}),
  tax_kind: text().$type<TaxKind>().notNull(),
  exclude_eu_vat_areas: boolean().notNull(),
  /** Whether businesses with a VAT ID of another EU country buy without tax. */
  intra_community_supply: boolean().notNull().default(false),
  time_zone: text().notNull(),
  point_value: integer().notNull(),
  seller: jsonb().$type<Seller>().notNull(),
  /** Refunds above it need two administrators; null: one always suffices. */
  refund_second_approval_above_minor: minor("refund_second_approval_above_minor"),
  /** Counted from delivery; null: no right of withdrawal. */
  withdrawal_days: integer(),
  /** Counted from delivery, or from payment if no delivery was recorded. */
  refund_days: integer().notNull().default(defaultRefundDays),
  refund_files: integer().notNull().default(defaultRefundPhotos.count),
  refund_file_bytes: integer().notNull().default(defaultRefundPhotos.bytes),
  /** Days from payment after which an order counts as delivered if no delivery was recorded. */
  latest_delivery_days: integer().notNull().default(30),
  /** Days of the week on which parcels are packed; empty: every day. */
  packing_days: text().array().$type<Weekday[]>().notNull().default([]),
  holidays: text().array().notNull().default([]),
  /** As `14:00`; null: until midnight. */
  packed_until: text(),
  /** From 1 to 12; what frost harms is not sent in them. */
  frost_months: integer().array().notNull().default([]),
  /** What customers can rely on, said where they order. */
  assurances: jsonb().$type<readonly Assurance[]>().notNull().default([]),
  /** Names of the means of payment. */
  payment_methods: text().array().notNull().default([]),
  /** So many days from today a customer can wish for; null: there are no wishes. */
  delivery_wish_days: integer(),
  closed_at: time("closed_at"),
  last_invoice_number: integer().notNull().default(0),
  last_credit_note_number: integer().notNull().default(0),
});

export const categories = pgTable("categories", {
  id: uuid().primaryKey(),
  url_fragment: text().notNull(),
  parent_id: uuid(),
  position: integer().notNull(),
  created_at: time("created_at").notNull(),
  updated_at: time("updated_at").notNull(),
});

export const categoryTexts = pgTable("category_texts", {
  category_id: uuid().notNull(),
  language_id: text().notNull(),
  name: text().notNull(),
  description: text().notNull(),
});

export const products = pgTable("products", {
  id: uuid().primaryKey(),
  url_fragment: text().notNull(),
  reference: text().notNull(),
  position: integer().notNull(),
  allow_purchase: boolean().notNull(),
  points: integer().notNull(),
  withdrawal_exempt: boolean().notNull().default(false),
  /** Days of the week on which it is sent; empty: every packing day. */
  sent_on: text().array().$type<Weekday[]>().notNull().default([]),
  frost_sensitive: boolean().notNull().default(false),
  tax_class: text().notNull().default(standardTaxClass),
  pot_included: boolean(),
  barred_countries: text().array().notNull(),
  latin_name: text(),
  manufacturer_id: text(),
  content_thousandths: integer(),
  content_unit: text().$type<ContentUnit>(),
  primary_category_id: uuid(),
  /** What its variants differ in; empty with one variant. */
  options: jsonb().$type<ProductOption[]>().notNull().default([]),
  retired_at: time("retired_at"),
  created_at: time("created_at").notNull(),
  updated_at: time("updated_at").notNull(),
});

export const productTexts = pgTable("product_texts", {
  product_id: uuid().notNull(),
  language_id: text().notNull(),
  name: text().notNull(),
  description: text().notNull(),
  warnings: text(),
  /**
   * Normalised by `domain/search-text.ts`: name and reference; each word of at least three letters of these and the
   * description; fragments of one and two letters.
   */
  search_name: text().notNull(),
  name_begins: text().generatedAlwaysAs(sql`left(search_name, 100)`),
  search_text: text().notNull(),
  name_pieces: text().array().notNull(),
  text_pieces: text().array().notNull(),
  sort_rank: integer().notNull(),
  position: integer().notNull().default(0),
});

export const productCategories = pgTable("product_categories", {
  product_id: uuid().notNull(),
  category_id: uuid().notNull(),
  position: integer().notNull(),
});

export const relatedProducts = pgTable("related_products", {
  product_id: uuid().notNull(),
  related_id: uuid().notNull(),
  position: integer().notNull(),
});

/** The price of the first variant that a market sells. */
export const productPrices = pgTable("product_prices", {
  product_id: uuid().notNull(),
  market_id: text().notNull(),
  price_minor: minor("price_minor").notNull(),
  price_includes_vat: boolean().notNull(),
  discounted_minor: minor("discounted_minor"),
  discounted_includes_vat: boolean().notNull(),
  /** The lowest price of its variants, incl. VAT, by which lists are sorted and filtered. */
  gross_minor: minor("gross_minor").notNull(),
  /** Null: the default variant, whose id is the product's. */
  variant_id: uuid(),
  prices_differ: boolean().notNull().default(false),
  others_reduced: boolean().notNull().default(false),
  ...datedPriceColumns(),
});

export { priceHistory } from "./goods-schema.ts";

export const images = pgTable("images", {
  id: uuid().primaryKey(),
  holder_type: text().$type<"product" | "variant" | "category" | "promo" | "page">().notNull(),
  holder_id: uuid().notNull(),
  position: integer().notNull(),
  file_name: text().notNull(),
  customer_id: uuid(),
  content_hash: text().notNull(),
  content_type: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  measured_upright: boolean().notNull(),
  tone: text().$type<Tone | "none">(),
  alternative_texts: jsonb().$type<Texts>().notNull(),
});

export { pages, pageTexts } from "./content-schema.ts";

const target = { link: text(), product_id: uuid(), category_id: uuid(), page_id: uuid() };

export const menuEntries = pgTable("menu_entries", {
  id: uuid().primaryKey(),
  parent_id: uuid(),
  position: integer().notNull(),
  names: jsonb().$type<Texts>().notNull(),
  ...target,
});

export const footerEntries = pgTable("footer_entries", {
  id: uuid().primaryKey(),
  footer_column: integer().notNull(),
  footer_row: integer().notNull(),
  names: jsonb().$type<Texts>().notNull(),
  ...target,
});

export const promos = pgTable("promos", {
  id: uuid().primaryKey(),
  market_id: text().notNull(),
  position: integer().notNull(),
  labels: jsonb().$type<Texts>().notNull(),
  ...target,
});

export const recommendedProducts = pgTable("recommended_products", {
  market_id: text().notNull(),
  product_id: uuid().notNull(),
  position: integer().notNull(),
});
