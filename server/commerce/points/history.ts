import { and, eq, getTableColumns, gt, inArray, or, isNull, lte, sql } from "drizzle-orm";
import type { Schemas } from "#server/http/reply.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import type { PointKind } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { orderByCreation, type Pagination } from "#server/platform/database/pagination.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";
import { markets } from "#server/platform/database/schema.ts";
import { earningsHeldUntil } from "#server/commerce/markets/earnings-hold.ts";

const { orders, pointTransactions } = customerSchema;

export type PointFilter = { kind?: PointKind; in_deposit?: boolean };

export async function findPointTransactions(
  queries: Queries,
  customerId: string,
  filter: PointFilter,
  { skip = 0, limit = 24, sort = "-created_at" }: Pagination,
): Promise<Schemas["PointTransaction"][]> {
  const ledger = ledgerOf(queries, customerId);
  const rows = await queries
    .select()
    .from(ledger)
    .where(matching(ledger, filter))
    .orderBy(...orderByCreation(ledger, sort))
    .offset(skip)
    .limit(limit);
  const sources = await sourcesBehind(
    queries,
    rows.map(({ source_id }) => source_id),
  );
  return rows.map((row) => {
    const source = sources.find(({ sourceId }) => sourceId === row.source_id);
    const { order, market, isRefunding } = source ?? {};
    const left = Number(row.left ?? 0);
    return {
      id: row.id,
      transaction_type: row.kind,
      created_at: row.created_at.toISOString(),
      updated_at: row.created_at.toISOString(),
      amount: row.points || row.deposit,
      of_deposit: row.points === 0,
      balance_after: row.balance,
      deposit_after: row.inDeposit,
      deposit:
        left > 0 && order && market
          ? {
              points: left,
              converts_at: isRefunding ? null : earningsHeldUntil(order, market).toISOString(),
            }
          : null,
      order: order ? { id: order.id, reference: order.reference } : null,
      refund: source?.refundId ? { id: source.refundId } : null,
    };
  });
}

export async function countPointTransactions(queries: Queries, customerId: string, filter: PointFilter) {
  const ledger = ledgerOf(queries, customerId);
  const [row] = await queries
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(ledger)
    .where(matching(ledger, filter));
  return row?.count ?? 0;
}

/** Transactions with running totals, and with the rest of an earned one that is still in deposit. */
function ledgerOf(queries: Queries, customerId: string) {
  const untilThen = sql`over (order by created_at, id)`;
  const converted = sql`select 1 from point_transactions later
    where later.kind = 'converted' and later.source_id = point_transactions.source_id`;
  const takenBack = sql`select sum(back.deposit) from point_transactions back join refunds on refunds.id = back.source_id
    where back.kind = 'reversed' and refunds.order_id = point_transactions.source_id`;
  return queries
    .select({
      ...getTableColumns(pointTransactions),
      balance: sql<number>`sum(points) ${untilThen}`.mapWith(Number).as("balance"),
      inDeposit: sql<number>`sum(deposit) ${untilThen}`.mapWith(Number).as("in_deposit"),
      left: sql<string | null>`case when kind = 'earned' and not exists (${converted})
        then deposit + coalesce((${takenBack}), 0) end`.as("left_in_deposit"),
    })
    .from(pointTransactions)
    .where(eq(pointTransactions.customer_id, customerId))
    .as("ledger");
}

const matching = (ledger: ReturnType<typeof ledgerOf>, { kind, in_deposit }: PointFilter) =>
  and(
    kind ? eq(ledger.kind, kind) : undefined,
    in_deposit === undefined
      ? undefined
      : in_deposit
        ? gt(ledger.left, "0")
        : or(isNull(ledger.left), lte(ledger.left, "0")),
  );

/** The order of each source, which is an order or a refund. */
async function sourcesBehind(queries: Queries, sourceIds: readonly string[]) {
  if (sourceIds.length === 0) return [];
  const sources = {
    order: orders,
    market: markets,
    isRefunding: sql<boolean>`exists (select 1 from refunds waiting where waiting.order_id = orders.id and waiting.status = 'requested')`,
  };
  const bought = await queries
    .select({ sourceId: orders.id, refundId: sql<string | null>`null`, ...sources })
    .from(orders)
    .innerJoin(markets, eq(markets.id, orders.market_id))
    .where(inArray(orders.id, [...sourceIds]));
  const refunded = await queries
    .select({ sourceId: refunds.id, refundId: refunds.id, ...sources })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .innerJoin(markets, eq(markets.id, orders.market_id))
    .where(inArray(refunds.id, [...sourceIds]));
  return [...bought, ...refunded];
}
