import { and, asc, eq, gte, inArray, sql } from "drizzle-orm";
import { money, toWire } from "#domain/money.ts";
import { hasCommissions } from "#server/commerce/accounts/tour-leads.ts";
import type { Schemas } from "#server/http/reply.ts";
import { commissionTransactions } from "#server/platform/database/commission-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { findMarkets } from "#server/commerce/markets/markets.ts";

const months = 12;

/** The time zone of months and years: the first market's. */
export async function accountingTimeZone(queries: Queries): Promise<string> {
  const [first] = await findMarkets(queries);
  return first!.time_zone;
}

/**
 * A tour lead's commission in each of the last twelve months, by currency and the oldest first, less reversals;
 * payouts are not included. Null: not a tour lead.
 */
export async function findCommissionMonths(
  queries: Queries,
  customerId: string,
  now: Date,
): Promise<Schemas["CommissionMonth"][] | null> {
  if (!(await hasCommissions(queries, customerId))) return null;
  const zone = await accountingTimeZone(queries);
  const { created_at, currency, currency_precision, customer_id, kind, value_minor } = commissionTransactions;
  const dated = queries
    .select({
      month: sql<string>`to_char(${created_at} at time zone ${zone}, 'YYYY-MM')`.as("month"),
      currency,
      currency_precision,
      value: value_minor,
    })
    .from(commissionTransactions)
    .where(and(eq(customer_id, customerId), inArray(kind, ["earned", "reversed"])))
    .as("dated");
  const names = monthsUntil(now, zone);
  const rows = await queries
    .select({
      month: dated.month,
      currency: dated.currency,
      currency_precision: dated.currency_precision,
      value: sql<string>`sum(${dated.value})`,
    })
    .from(dated)
    .where(gte(dated.month, names[0]!))
    .groupBy(dated.month, dated.currency, dated.currency_precision)
    .orderBy(asc(dated.month), asc(dated.currency));
  const currencies = [...new Map(rows.map((row) => [row.currency, row])).values()];
  return currencies.flatMap((named) =>
    names.map((month) => {
      const match = rows.find((row) => row.month === month && row.currency === named.currency);
      return { month, currency: named.currency, value: toWire(money(BigInt(match?.value ?? 0), named)) };
    }),
  );
}

function monthsUntil(now: Date, timeZone: string): string[] {
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now);
  const [year, month] = day.split("-").map(Number) as [number, number];
  return Array.from({ length: months }, (_, index) =>
    new Date(Date.UTC(year, month - months + index, 1)).toISOString().slice(0, 7),
  );
}
