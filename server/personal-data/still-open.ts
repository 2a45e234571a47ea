import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import * as schema from "../database/customer-schema.ts";
import type { Queries } from "../database/database.ts";
import { payouts } from "../database/payout-schema.ts";
import { refunds } from "../database/refund-schema.ts";
import { hasPieces } from "../fulfilment/pieces.ts";

/** `references`: of the orders that this is about; none for a payout. */
export type StillOpen = { what: "unpaid" | "unsent" | "refunds" | "payouts"; references: string[] };

const { orders } = schema;

/** What has to be settled before an account can go, the first of it; null: nothing. A parcel that is on its way arrives without an account. */
export async function findStillOpen(queries: Queries, customerId: string): Promise<StillOpen | null> {
  const referencesOf = async (state: SQL | undefined) => {
    const found = await queries
      .select({ reference: orders.reference })
      .from(orders)
      .where(and(eq(orders.customer_id, customerId), state));
    return found.map(({ reference }) => reference);
  };
  const unpaid = await referencesOf(inArray(orders.status, ["submitted", "payment_pending", "capturing"]));
  if (unpaid.length > 0) return { what: "unpaid", references: unpaid };
  const asked = sql`exists (select 1 from ${refunds}
    where ${refunds.order_id} = ${orders.id} and ${refunds.status} = 'requested')`;
  const refunded = await referencesOf(asked);
  if (refunded.length > 0) return { what: "refunds", references: refunded };
  const unsent = await referencesOf(and(eq(orders.status, "paid"), hasPieces));
  if (unsent.length > 0) return { what: "unsent", references: unsent };
  const isOnItsWay = and(
    eq(payouts.customer_id, customerId),
    inArray(payouts.status, ["requested", "exported"]),
  );
  return (await queries.$count(payouts, isOnItsWay)) > 0 ? { what: "payouts", references: [] } : null;
}
