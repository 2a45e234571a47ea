import { and, eq, exists, isNull, notExists, sql } from "drizzle-orm";
import { lockCustomerIfAny } from "#server/commerce/accounts/customers.ts";
import { commissionTransactions } from "#server/platform/database/commission-schema.ts";
import { orders } from "#server/platform/database/customer-schema.ts";
import { openRefunds } from "#server/platform/database/open-refunds.ts";
import { markets } from "#server/platform/database/schema.ts";
import { forEachIsolated } from "#server/platform/for-each-isolated.ts";
import { earningsHeldUntil, isRefundPeriodOver } from "#server/commerce/markets/earnings-hold.ts";
import type { Services } from "#server/commerce/services.ts";
import { matureCommission } from "./ledger.ts";

/**
 * Makes pending commission payable once its order no longer holds it (`earningsHeldUntil`) and has no open refund.
 * Returns the number of orders.
 */
export async function matureCommissions(services: Services): Promise<number> {
  const { queries, transaction } = services.database;
  const now = services.clock();
  const pending = queries
    .select({ one: sql`1` })
    .from(commissionTransactions)
    .where(and(eq(commissionTransactions.order_id, orders.id), isNull(commissionTransactions.matured_at)));
  const candidates = await queries
    .select({ order: orders, market: markets })
    .from(orders)
    .innerJoin(markets, eq(markets.id, orders.market_id))
    .where(and(exists(pending), isRefundPeriodOver(now), notExists(openRefunds(queries, orders.id))));
  const ripe = candidates.filter(({ order, market }) => earningsHeldUntil(order, market) < now);
  await forEachIsolated(
    services,
    ripe,
    "commission could not be made payable",
    ({ order: { id, customer_id }, market }) =>
      transaction(async (tx) => {
        // A guest's order may have been moved to an account meanwhile; the next run finds it there.
        if ((await lockCustomerIfAny(tx, customer_id)) === null) return;
        const [order] = await tx.select().from(orders).where(eq(orders.id, id));
        // Its delivery may have been recorded meanwhile, or a refund requested; both lock the customer.
        if (earningsHeldUntil(order!, market) >= now || (await openRefunds(tx, id)).length > 0) return;
        await matureCommission(tx, now, id);
      }),
  );
  return ripe.length;
}
