import { sumMinor } from "#domain/money.ts";
import { and, eq, gte, isNotNull, or, sql, type SQL } from "drizzle-orm";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { lockCounters } from "#server/platform/database/locks.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";
import { customersOfSameAddress } from "#server/commerce/accounts/same-address.ts";
import { findMarket } from "#server/commerce/markets/markets.ts";
import type { OrderRow } from "#server/commerce/orders/orders.ts";

const { orders } = customerSchema;

/** What one administrator is about to approve alone; `value` in minor units. */
export type Approval = { order: OrderRow; administratorId: string; value: bigint; now: Date };

/**
 * Serialises simultaneous approvals of an administrator and for an email address, whose guests each have a customer of
 * their own, so that their sums count. The caller has locked customer, order and refund.
 */
export const lockApprovals = (tx: Queries, keys: readonly string[]): Promise<void> =>
  lockCounters(tx, "approvals", keys);

/**
 * Whether this refund needs two administrators: if it raises the approved total of the order, of the customer today
 * or of the administrator today above the market's limit. Days are the market's, totals are per currency. Amounts in
 * other currencies always need two. The caller holds `lockApprovals`.
 */
export async function needsSecondApproval(
  tx: Queries,
  { order, administratorId, value, now }: Approval,
): Promise<boolean> {
  const market = await findMarket(tx, order.market_id);
  const above = market?.refund_second_approval_above_minor ?? null;
  if (above === null) return false;
  if (market!.currency !== order.currency) return true;
  const zone = market!.time_zone;
  const midnight = sql`date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${zone}) at time zone ${zone}`;
  const today = gte(refunds.paying_back_since, midnight);
  const { customer_id, decided_by, first_approved_by, order_id } = refunds;
  const limited = [
    eq(order_id, order.id),
    and(today, sql`${customer_id} in ${customersOfSameAddress(order.customer_id)}`),
    and(today, or(eq(decided_by, administratorId), eq(first_approved_by, administratorId))),
  ];
  for (const which of limited) {
    if (sumMinor([await approvedSum(tx, order.currency, which), value]) > above) return true;
  }
  return false;
}

async function approvedSum(tx: Queries, currency: string, which: SQL | undefined): Promise<bigint> {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${refunds.items_minor} + ${refunds.shipping_minor}), 0)` })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .where(
      and(
        which,
        eq(orders.currency, currency),
        or(eq(refunds.status, "approved"), isNotNull(refunds.paying_back_since)),
      ),
    );
  return BigInt(row!.sum);
}
