import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import * as customerSchema from "../database/customer-schema.ts";
import { refundItems, refunds } from "../database/refund-schema.ts";

const { orderItems, orders } = customerSchema;

/** The customer has withdrawn, and the money is not back yet. */
const isOpenWithdrawal = and(eq(refunds.status, "requested"), isNotNull(refunds.withdrawn_at));
/** Nobody has decided about it. */
const isUndecided = isNull(refunds.paying_back_since);

/** What was withdrawn after it had left was in the parcel. */
const isNotSent = sql`${refunds.withdrawn_at} <= coalesce(${orders.shipped_at}, ${orders.delivered_at}, 'infinity')`;

/** Pieces of a line that the customer has withdrawn, and that nobody has approved yet. */
const withdrawn = sql`coalesce((select sum(${refundItems.count}) from ${refundItems}
  join ${refunds} on ${refunds.id} = ${refundItems.refund_id}
  join ${orders} on ${orders.id} = ${refunds.order_id}
  where ${refundItems.order_item_id} = ${orderItems.id} and ${isOpenWithdrawal} and ${isUndecided} and ${isNotSent}), 0)`;

/** Pieces of a line that are to be sent, or were: neither withdrawn nor in a refund that is approved. Never below none. */
const toSend = sql<number>`greatest(${orderItems.count} - ${orderItems.approved_count} - ${withdrawn}, 0)`;

/** `exists`, asked of one order at a time: for that word the planner would rather read the lines of all orders first. */
const thereIs = (from: SQL) => sql`coalesce((select true from ${from} limit 1), false)`;

/** Whether some pieces of the order in the query around it are to be sent. */
export const hasItemsToShip = thereIs(
  sql`${orderItems} where ${orderItems.order_id} = ${orders.id} and ${toSend} > 0`,
);

/** Whether some pieces of the order in the query around it are withdrawn, and their money is not back yet. */
export const isWithdrawn = thereIs(
  sql`${refunds} where ${refunds.order_id} = ${orders.id} and ${isOpenWithdrawal}`,
);

/** The pieces that are to be sent, by line. */
export async function itemsToShip(
  queries: Queries,
  orderIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await queries
    .select({ id: orderItems.id, count: toSend.mapWith(Number) })
    .from(orderItems)
    .where(inArray(orderItems.order_id, [...orderIds]));
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export async function hasItemsLeftToShip(tx: Queries, orderId: string): Promise<boolean> {
  return [...(await itemsToShip(tx, [orderId])).values()].some((count) => count > 0);
}
