import { bigint, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const minor = (name: string) => bigint(name, { mode: "bigint" });

export type CommissionKind = "earned" | "reversed" | "paid_out" | "payout_returned";

export const commissionTransactions = pgTable("commission_transactions", {
  id: uuid().primaryKey(),
  customer_id: uuid().notNull(),
  kind: text().$type<CommissionKind>().notNull(),
  source_id: uuid().notNull(),
  order_id: uuid(),
  currency: text().notNull(),
  currency_precision: integer().notNull(),
  value_minor: minor("value_minor").notNull(),
  created_at: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull(),
  /** Null while pending. */
  matured_at: timestamp("matured_at", { withTimezone: true, mode: "date" }).defaultNow(),
});

export const commissionBalances = pgTable("commission_balances", {
  customer_id: uuid().notNull(),
  currency: text().notNull(),
  currency_precision: integer().notNull(),
  /** What can be paid out; negative for a debt. */
  balance_minor: minor("balance_minor").notNull(),
  pending_minor: minor("pending_minor").notNull().default(0n),
  paid_out_minor: minor("paid_out_minor").notNull(),
});
