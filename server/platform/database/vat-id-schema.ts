import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Checks of VAT IDs at VIES: evidence for intra-Community supplies. */
export const vatIdChecks = pgTable("vat_id_checks", {
  id: uuid().primaryKey(),
  customer_id: uuid().notNull(),
  vat_id: text().notNull(),
  /** On whose behalf VIES was asked. */
  seller_vat_id: text().notNull(),
  status: text().$type<"valid" | "invalid" | "unavailable">().notNull(),
  /** The error that VIES named; null: none, or no response. */
  error_code: text(),
  /** The tax authorities' proof that it was asked. */
  consultation_number: text(),
  trader_name: text(),
  trader_address: text(),
  checked_at: timestamp("checked_at", { withTimezone: true, mode: "date" }).notNull(),
});
