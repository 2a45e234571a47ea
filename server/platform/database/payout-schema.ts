import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { TaxKind } from "#domain/price.ts";
import type { Seller } from "./schema.ts";

const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export type PayoutStatus = "requested" | "exported" | "paid" | "failed";
/** Signs that tour leads bought from themselves. */
export type PayoutFlag = "own_email" | "own_address";

/** The IBAN is encrypted with the key named by `key_id`. */
export const bankAccounts = pgTable("bank_accounts", {
  customer_id: uuid().primaryKey(),
  holder: text().notNull(),
  country: text().notNull(),
  iban_end: text().notNull(),
  ciphertext: text().notNull(),
  nonce: text().notNull(),
  key_id: text().notNull(),
  updated_at: time("updated_at").notNull(),
});

/** Encrypted data for self-billing invoices; a row is the tour lead's agreement to self-billing. */
export const taxData = pgTable("tax_data", {
  customer_id: uuid().primaryKey(),
  ciphertext: text().notNull(),
  nonce: text().notNull(),
  key_id: text().notNull(),
  agreed_at: time("agreed_at").notNull(),
});

/** Parties and tax of a self-billing invoice, as of the payment. */
export type SelfBillingFacts = {
  seller: Seller;
  time_zone: string;
  vat_basis_points: number;
  tax_kind: TaxKind;
};

/** Each keeps its bank account until it is paid or failed, and the tax data until the self-billing invoice exists. */
export const payouts = pgTable("payouts", {
  id: uuid().primaryKey(),
  customer_id: uuid().notNull(),
  currency: text().notNull(),
  currency_precision: integer().notNull(),
  value_minor: bigint("value_minor", { mode: "bigint" }).notNull(),
  status: text().$type<PayoutStatus>().notNull(),
  flags: jsonb().$type<PayoutFlag[]>().notNull(),
  iban_end: text().notNull(),
  holder: text(),
  ciphertext: text(),
  nonce: text(),
  key_id: text(),
  tax_ciphertext: text(),
  tax_nonce: text(),
  tax_key_id: text(),
  self_billing_number: integer(),
  self_billing_facts: jsonb().$type<SelfBillingFacts>(),
  export_id: uuid(),
  requested_at: time("requested_at").notNull(),
  exported_at: time("exported_at"),
  decided_at: time("decided_at"),
});

/** Their bytes are files in the data folder. */
export const selfBillingInvoices = pgTable("self_billing_invoices", {
  payout_id: uuid().primaryKey(),
  file_name: text().notNull(),
  content_hash: text().notNull(),
  created_at: time("created_at").notNull(),
});

/** A single row, because numbers must not have gaps. */
export const selfBillingSeries = pgTable("self_billing_series", {
  only_one: boolean().primaryKey(),
  last_number: integer().notNull(),
});
