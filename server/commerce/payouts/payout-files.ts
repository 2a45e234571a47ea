import { and, asc, count, desc, eq, inArray, isNotNull, max, sql } from "drizzle-orm";
import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { payouts } from "#server/platform/database/payout-schema.ts";
import type { Services } from "#server/commerce/services.ts";
import { payoutFileName } from "./export-payouts.ts";
import { toWirePayoutsToMake } from "./payouts.ts";

type Listed = { skip?: number; limit?: number; sort?: "exported_at" | "-exported_at" };

export async function countWaitingByCurrency(queries: Queries): Promise<Record<string, number>> {
  const rows = await queries
    .select({ currency: payouts.currency, count: count() })
    .from(payouts)
    .where(eq(payouts.status, "requested"))
    .groupBy(payouts.currency)
    .orderBy(payouts.currency);
  return Object.fromEntries(rows.map((row) => [row.currency, row.count]));
}

const openFiles = (queries: Queries) =>
  queries
    .select({
      export_id: payouts.export_id,
      currency: payouts.currency,
      exported_at: max(payouts.exported_at).as("exported_at"),
      count: count().as("count"),
      marked: count(payouts.decided_at).as("marked"),
    })
    .from(payouts)
    .where(isNotNull(payouts.export_id))
    .groupBy(payouts.export_id, payouts.currency)
    .having(sql`count(*) > count(${payouts.decided_at})`);

export const countPayoutFiles = (queries: Queries): Promise<number> =>
  queries.$count(openFiles(queries).as("open_files"));

export async function findPayoutFiles(
  { database: { queries }, bankKey }: Pick<Services, "database" | "bankKey">,
  { skip = 0, limit = 24, sort = "-exported_at" }: Listed,
): Promise<Schemas["PayoutFile"][]> {
  const direction = sort === "exported_at" ? asc : desc;
  const files = await openFiles(queries)
    .orderBy(direction(max(payouts.exported_at)), direction(payouts.export_id))
    .offset(skip)
    .limit(limit);
  const ids = files.map(({ export_id }) => export_id!);
  const rows = await queries
    .select()
    .from(payouts)
    .where(and(inArray(payouts.export_id, ids), eq(payouts.status, "exported")))
    .orderBy(asc(payouts.requested_at), asc(payouts.id));
  const wire = await toWirePayoutsToMake(queries, rows);
  return files.flatMap(({ export_id, currency, count: all, marked }) => {
    const isInFile = (row: { export_id: string | null; currency: string }) =>
      row.export_id === export_id && row.currency === currency;
    const first = rows.find(isInFile);
    if (!first) return [];
    return {
      export_id: export_id!,
      currency,
      exported_at: first.exported_at!.toISOString(),
      file_name: payoutFileName(first, bankKey),
      count: all,
      marked,
      payouts: wire.filter(({ payout: { currency: its }, export_id: id }) =>
        isInFile({ export_id: id, currency: its }),
      ),
    };
  });
}
