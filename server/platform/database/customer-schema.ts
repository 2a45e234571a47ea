import { defaultRefundDays } from "#domain/business-constants.ts";
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { TaxKind } from "#domain/price.ts";
import type { AddressFields } from "#domain/address.ts";
import type { RecordedAdjustment, RecordedCoupon } from "#domain/recorded-adjustments.ts";
import { deliveryColumns } from "./delivery-columns.ts";
import type { Seller } from "./schema.ts";

const minor = (name: string) => bigint(name, { mode: "bigint" });
const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const customers = pgTable("customers", {
  id: uuid().primaryKey(),
  email: text().notNull(),
  email_key: text().notNull(),
  /** Only of a guest, whose `email_key` is no address. */
  guest_email_key: text(),
  password_hash: text(),
  role: text().$type<"customer" | "administrator">().notNull(),
  active: boolean().notNull(),
  email_confirmed_at: time("email_confirmed_at"),
  first_name: text(),
  last_name: text(),
  language_id: text(),
  points: bigint({ mode: "number" }).notNull().default(0),
  points_in_deposit: bigint({ mode: "number" }).notNull().default(0),
  tour_lead_code: text(),
  tour_lead_active: boolean().notNull().default(false),
  tour_lead_id: uuid(),
  delivery_address: jsonb().$type<AddressFields>(),
  invoice_address: jsonb().$type<AddressFields>(),
  created_at: time("created_at").notNull(),
  updated_at: time("updated_at").notNull(),
  deleted_at: time("deleted_at"),
  /** A trigger raises it with every change of password, role, email address or activity. */
  credential_version: integer().notNull().default(1),
});

export const sessions = pgTable("sessions", {
  token_hash: text().primaryKey(),
  id: uuid().notNull(),
  customer_id: uuid().notNull(),
  browser: text(),
  system: text(),
  network: text(),
  last_used_at: time("last_used_at").notNull(),
  created_at: time("created_at").notNull(),
  expires_at: time("expires_at").notNull(),
  credential_version: integer().notNull(),
  /** The last proof of identity in this session. */
  proved_at: time("proved_at"),
});

export const passwordRecoveries = pgTable("password_recoveries", {
  id: uuid().primaryKey(),
  email_key: text().notNull(),
  asked_at: time("asked_at").notNull(),
  used_at: time("used_at"),
  credential_version: integer(),
});

/** Links that set an account's first password; only the token's hash is stored. A trigger fills in the version. */
export const firstPasswords = pgTable("first_passwords", {
  id_hash: text().primaryKey(),
  customer_id: uuid().notNull(),
  expires_at: time("expires_at").notNull(),
  used_at: time("used_at"),
  credential_version: integer(),
});

export const cartItems = pgTable("cart_items", {
  id: uuid().primaryKey(),
  customer_id: uuid().notNull(),
  product_id: uuid().notNull(),
  count: integer().notNull(),
  variant_id: uuid().notNull(),
});

export const mergedCarts = pgTable("merged_carts", {
  cart_id: uuid().primaryKey(),
  customer_id: uuid().notNull(),
  merged_at: time("merged_at").notNull(),
});

export const idempotencyKeys = pgTable("idempotency_keys", {
  customer_id: uuid().notNull(),
  key: text().notNull(),
  request_hash: text().notNull(),
  answer: jsonb().$type<unknown>().notNull(),
  created_at: time("created_at").notNull(),
});

export type OrderStatus =
  | "draft"
  | "submitted"
  | "payment_pending"
  | "capturing"
  | "paid"
  | "shipped"
  | "delivered"
  | "cancelled";

export const orders = pgTable("orders", {
  id: uuid().primaryKey(),
  customer_id: uuid().notNull(),
  market_id: text().notNull(),
  language_id: text().notNull(),
  reference: text().notNull(),
  status: text().$type<OrderStatus>().notNull(),
  note: text(),
  /** Null: the order is no gift; empty: a gift without a note. */
  gift_note: text(),
  delivery_address: jsonb().$type<AddressFields>().notNull(),
  invoice_address: jsonb().$type<AddressFields>(),
  currency: text().notNull(),
  currency_sign: text().notNull(),
  currency_precision: integer().notNull(),
  vat_basis_points: integer().notNull(),
  tax_kind: text().$type<TaxKind>().notNull(),
  shipping_code: text(),
  shipping_name: text(),
  shipping_minor: minor("shipping_minor").notNull().default(0n),
  delivery_days_min: integer(),
  delivery_days_max: integer(),
  /** Null in orders of earlier versions, which use the market's. */
  withdrawal_days: integer(),
  refund_days: integer().notNull().default(defaultRefundDays),
  /** The cheapest delivery's price; null in orders of earlier versions. */
  standard_shipping_minor: minor("standard_shipping_minor"),
  /** What promotions take off the delivery; a draft's is the cheapest one. */
  shipping_adjustments: jsonb().$type<RecordedAdjustment[]>().notNull().default([]),
  /** What its codes did when it was saved. */
  coupons: jsonb().$type<RecordedCoupon[]>().notNull().default([]),
  items_minor: minor("items_minor").notNull().default(0n),
  used_points: bigint({ mode: "number" }).notNull().default(0),
  due_minor: minor("due_minor").notNull().default(0n),
  paid_with_points: boolean().notNull().default(false),
  payment_refusal: text().$type<"currency_not_supported">(),
  tour_lead_id: uuid(),
  terms_version: text(),
  vat_id: text(),
  /** The check at VIES that confirmed it; null: none did. */
  vat_id_check_id: uuid(),
  /** Set on submission; a draft with a confirmed VAT ID will have it. */
  tax_exemption: text().$type<"intra_community_supply">(),
  seller: jsonb().$type<Seller>(),
  invoice_number: integer(),
  submitted_at: time("submitted_at"),
  paid_at: time("paid_at"),
  ...deliveryColumns,
  shipped_at: time("shipped_at"),
  delivered_at: time("delivered_at"),
  carrier: text(),
  tracking_number: text(),
  tracking_url: text(),
  shipment_changes: integer().notNull().default(0),
  created_at: time("created_at").notNull(),
  updated_at: time("updated_at").notNull(),
});

export const orderItems = pgTable("order_items", {
  id: uuid().primaryKey(),
  order_id: uuid().notNull(),
  product_id: uuid().notNull(),
  position: integer().notNull(),
  count: integer().notNull(),
  /** The quantity whose refund is approved, pending or paid. */
  approved_count: integer().notNull().default(0),
  refunded_count: integer().notNull().default(0),
  /** The quantity that its variant's stock holds for it; triggers keep it. */
  allocated_count: integer().notNull().default(0),
  name: text().notNull(),
  name_local: text().notNull(),
  unit_minor: minor("unit_minor").notNull(),
  points_each: integer().notNull().default(0),
  withdrawal_exempt: boolean().notNull().default(false),
  /** Null: the default variant, whose id is the product's. */
  variant_id: uuid(),
  /** Null in orders of earlier versions, which have one rate: the order's. */
  vat_basis_points: integer(),
  /** Null if the product had one variant, and in orders of earlier versions. */
  variant_name: text(),
  variant_name_local: text(),
  /** Null in orders of earlier versions, which have today's. */
  reference: text(),
  adjustments: jsonb().$type<RecordedAdjustment[]>().notNull().default([]),
  /** Whether its pieces were not in stock when it was ordered; null in drafts, and in orders of earlier versions. */
  backordered: boolean(),
  /** In how many days it was to be sent; null: not said. */
  backorder_days: integer(),
});

export type PointKind =
  | "granted"
  | "spent"
  | "returned"
  | "earned"
  | "converted"
  | "forfeited"
  | "refunded"
  | "reversed";

export const pointTransactions = pgTable("point_transactions", {
  id: uuid().primaryKey(),
  customer_id: uuid().notNull(),
  kind: text().$type<PointKind>().notNull(),
  source_id: uuid().notNull(),
  points: bigint({ mode: "number" }).notNull(),
  deposit: bigint({ mode: "number" }).notNull(),
  created_at: time("created_at").notNull(),
});

export const payments = pgTable("payments", {
  id: uuid().primaryKey(),
  order_id: uuid().notNull(),
  status: text().$type<"created" | "capturing" | "captured" | "closed">().notNull(),
  provider_order_id: text().notNull(),
  approval_url: text().notNull(),
  amount_minor: minor("amount_minor").notNull(),
  capture_id: text(),
  /** The provider's fee; null if unknown. */
  fee_minor: minor("fee_minor"),
  refund_id: text(),
  looked_up_at: time("looked_up_at"),
  created_at: time("created_at").notNull(),
  updated_at: time("updated_at").notNull(),
});
