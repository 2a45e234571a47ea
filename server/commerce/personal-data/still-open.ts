import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import * as schema from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { payouts } from "#server/platform/database/payout-schema.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";
import { hasItemsToShip } from "#server/commerce/orders/items-to-ship.ts";

/** Per kind, so that the refusal stays small. */
const mostReferences = 20;

/** `references` of the first orders concerned; empty for a payout. */
export type StillOpen = { what: "unpaid" | "unsent" | "refunds" | "payouts"; references: string[] };

const { orders } = schema;

/** What has to be settled before an account can be deleted. A parcel in transit does not count. */
export async function findStillOpen(queries: Queries, customerId: string): Promise<StillOpen[]> {
  const referencesOf = async (state: SQL | undefined) => {
    const rows = await queries
      .select({ reference: orders.reference })
      .from(orders)
      .where(and(eq(orders.customer_id, customerId), state))
      .orderBy(orders.created_at)
      .limit(mostReferences);
    return rows.map(({ reference }) => reference);
  };
  const unpaid = await referencesOf(inArray(orders.status, ["submitted", "payment_pending", "capturing"]));
  const hasOpenRefund = sql`exists (select 1 from ${refunds}
    where ${refunds.order_id} = ${orders.id} and ${refunds.status} = 'requested')`;
  const refunded = await referencesOf(hasOpenRefund);
  const unsent = await referencesOf(and(eq(orders.status, "paid"), hasItemsToShip));
  const isOnItsWay = and(
    eq(payouts.customer_id, customerId),
    inArray(payouts.status, ["requested", "exported"]),
  );
  const ofOrders = [
    { what: "unpaid", references: unpaid },
    { what: "unsent", references: unsent },
    { what: "refunds", references: refunded },
  ] as const;
  return [
    ...ofOrders.filter(({ references }) => references.length > 0),
    ...((await queries.$count(payouts, isOnItsWay)) > 0
      ? [{ what: "payouts" as const, references: [] }]
      : []),
  ];
}
