import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export type ProviderEventKind = "payment" | "refund" | "reversal" | "dispute" | "other";
export type PaymentIssueKind = "dispute" | "reversal" | "refund_failed" | "difference";

/** Events that the provider sent, each once. */
export const providerEvents = pgTable("provider_events", {
  id: text().primaryKey(),
  event_type: text().notNull(),
  kind: text().$type<ProviderEventKind>().notNull(),
  resource_id: text(),
  provider_order_id: text(),
  capture_id: text(),
  received_at: time("received_at").notNull(),
  handled_at: time("handled_at"),
});

/** What an administrator has to check at the provider; `reference` is the provider's id. */
export const paymentIssues = pgTable("payment_issues", {
  id: uuid().primaryKey(),
  kind: text().$type<PaymentIssueKind>().notNull(),
  reference: text().notNull(),
  order_id: uuid(),
  detail: text().notNull(),
  opened_at: time("opened_at").notNull(),
  closed_at: time("closed_at"),
  closed_by: uuid(),
});

export const paymentComparisons = pgTable("payment_comparisons", {
  id: uuid().primaryKey(),
  compared_at: time("compared_at").notNull(),
  since: time("since").notNull(),
  captures: integer().notNull(),
  refunds: integer().notNull(),
  differences: integer().notNull(),
});
