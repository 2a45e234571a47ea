import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { money, toWire } from "#domain/money.ts";
import type { Schemas } from "#server/http/reply.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { payouts, type PayoutStatus } from "#server/platform/database/payout-schema.ts";

const open: readonly PayoutStatus[] = ["requested", "exported"];
export type PayoutRow = typeof payouts.$inferSelect;
type Filter = { current_status?: PayoutStatus };
type Listed = Filter & { skip?: number; limit?: number; sort?: "requested_at" | "-requested_at" };

export const toWirePayout = (row: PayoutRow): Schemas["Payout"] => ({
  id: row.id,
  requested_at: row.requested_at.toISOString(),
  currency: row.currency,
  value: toWire(money(row.value_minor, row)),
  current_status: row.status,
  iban_end: row.iban_end,
});

export const findPayoutsOfLead = (queries: Queries, customerId: string): Promise<PayoutRow[]> =>
  queries
    .select()
    .from(payouts)
    .where(eq(payouts.customer_id, customerId))
    .orderBy(desc(payouts.requested_at), desc(payouts.id));

export async function pendingPayoutTotals(
  queries: Queries,
  customerId: string,
): Promise<Record<string, number>> {
  const rows = await queries
    .select({
      currency: payouts.currency,
      currency_precision: payouts.currency_precision,
      value: sql<string>`sum(${payouts.value_minor})`,
    })
    .from(payouts)
    .where(and(eq(payouts.customer_id, customerId), inArray(payouts.status, [...open])))
    .groupBy(payouts.currency, payouts.currency_precision);
  return Object.fromEntries(rows.map((row) => [row.currency, toWire(money(BigInt(row.value), row))]));
}

const having = ({ current_status }: Filter) =>
  current_status ? eq(payouts.status, current_status) : undefined;

export const findPayouts = (
  queries: Queries,
  { skip = 0, limit = 24, sort = "requested_at", ...filter }: Listed,
): Promise<PayoutRow[]> =>
  queries
    .select()
    .from(payouts)
    .where(having(filter))
    .orderBy(...[payouts.requested_at, payouts.id].map(sort === "requested_at" ? asc : desc))
    .offset(skip)
    .limit(limit);

export const countPayouts = (queries: Queries, filter: Filter): Promise<number> =>
  queries.$count(payouts, having(filter));

export async function toWirePayoutsToMake(
  queries: Queries,
  rows: readonly PayoutRow[],
): Promise<Schemas["PayoutToMake"][]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ customer_id }) => customer_id);
  const leads = await queries
    .select({ id: customers.id, email: customers.email, tour_lead_code: customers.tour_lead_code })
    .from(customers)
    .where(inArray(customers.id, ids));
  return rows.map((row) => ({
    payout: toWirePayout(row),
    customer: leads.find(({ id }) => id === row.customer_id)!,
    flags: row.flags,
    export_id: row.export_id,
    exported_at: row.exported_at?.toISOString() ?? null,
    decided_at: row.decided_at?.toISOString() ?? null,
  }));
}

export async function openPayoutLines(queries: Queries): Promise<string[]> {
  const rows = await queries
    .select()
    .from(payouts)
    .where(inArray(payouts.status, [...open]))
    .orderBy(asc(payouts.requested_at), asc(payouts.id));
  const wire = await toWirePayoutsToMake(queries, rows);
  return wire.map(({ payout, customer, flags, export_id }) =>
    [
      payout.requested_at,
      `${payout.value} ${payout.currency}`,
      customer.email || "deleted account",
      export_id ? `in export ${export_id}` : "to pay",
      payout.id,
      ...flags,
    ].join("  "),
  );
}
