import { sumMinor } from "#domain/money.ts";
import { and, asc, eq, sql } from "drizzle-orm";
import { hasCommissions } from "#server/commerce/accounts/tour-leads.ts";
import { accountingTimeZone } from "#server/commerce/commissions/months.ts";
import { commissionTransactions, type CommissionKind } from "#server/platform/database/commission-schema.ts";
import { customers, orders } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";

export type StatementEntry = {
  at: Date;
  kind: CommissionKind;
  reference: string | null;
  value: bigint;
  balance: bigint;
};
/** A tour lead's year in one currency; amounts in minor units. */
export type Statement = {
  name: string;
  code: string;
  year: number;
  timeZone: string;
  currency: string;
  currency_precision: number;
  opening: bigint;
  entries: StatementEntry[];
  /** The part of the closing balance that is not payable yet. */
  pending: bigint;
};

export async function findStatement(
  queries: Queries,
  customerId: string,
  { currency, year }: { currency: string; year: number },
): Promise<Statement | "noLead" | "noEntries"> {
  if (!(await hasCommissions(queries, customerId))) return "noLead";
  const [lead] = await queries.select().from(customers).where(eq(customers.id, customerId));
  const timeZone = await accountingTimeZone(queries);
  const { created_at, currency_precision, customer_id, id, kind, matured_at, order_id, value_minor } =
    commissionTransactions;
  const rows = await queries
    .select({
      at: created_at,
      kind,
      reference: orders.reference,
      value: value_minor,
      isPending: sql<boolean>`${matured_at} is null`,
      currency_precision,
      balance: sql<string>`sum(${value_minor}) over (order by ${created_at}, ${id})`,
      year: sql<number>`extract(year from ${created_at} at time zone ${timeZone})`.mapWith(Number),
    })
    .from(commissionTransactions)
    .leftJoin(orders, eq(orders.id, order_id))
    .where(and(eq(customer_id, customerId), eq(commissionTransactions.currency, currency)))
    .orderBy(asc(created_at), asc(id));
  const [first] = rows;
  if (!first) return "noEntries";
  const before = rows.findLast((row) => row.year < year);
  return {
    name: [lead!.first_name, lead!.last_name].filter(Boolean).join(" ") || lead!.email,
    code: lead!.tour_lead_code!,
    year,
    timeZone,
    currency,
    currency_precision: first.currency_precision,
    opening: BigInt(before?.balance ?? 0),
    entries: rows
      .filter((row) => row.year === year)
      .map(({ balance, ...row }) => ({ ...row, balance: BigInt(balance) })),
    pending: sumMinor(rows.filter((row) => row.isPending && row.year <= year).map(({ value }) => value)),
  };
}
