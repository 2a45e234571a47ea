import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export type PayoutStatus = "requested" | "exported" | "paid" | "failed";
/** What looks as if a tour lead had bought themselves. */
export type PayoutFlag = "own_email" | "own_address";

/** Where a tour lead is paid out to; the IBAN is encrypted by the key of `key_id`. */
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

/** What tour leads asked to be paid out. Each keeps the account that it was asked for until it is paid or failed. */
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
  export_id: uuid(),
  requested_at: time("requested_at").notNull(),
  exported_at: time("exported_at"),
  decided_at: time("decided_at"),
});
