import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { Queries } from "#server/platform/database/database.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { refundItems, refunds } from "#server/platform/database/refund-schema.ts";

const { orderItems, orders } = customerSchema;

const isOpenWithdrawal = and(eq(refunds.status, "requested"), isNotNull(refunds.withdrawn_at));
const isUndecided = isNull(refunds.paying_back_since);

/** Items withdrawn after shipping were in the parcel. */
const isNotSent = sql`${refunds.withdrawn_at} <= coalesce(${orders.shipped_at}, ${orders.delivered_at}, 'infinity')`;

const withdrawn = sql`coalesce((select sum(${refundItems.count}) from ${refundItems}
  join ${refunds} on ${refunds.id} = ${refundItems.refund_id}
  join ${orders} on ${orders.id} = ${refunds.order_id}
  where ${refundItems.order_item_id} = ${orderItems.id} and ${isOpenWithdrawal} and ${isUndecided} and ${isNotSent}), 0)`;

/** The quantity of a line to ship, or shipped: neither withdrawn nor in an approved refund. */
const toSend = sql<number>`greatest(${orderItems.count} - ${orderItems.approved_count} - ${withdrawn}, 0)`;

/** An `exists` evaluated per order: for the keyword, the planner prefers to read the lines of all orders first. */
const existsIn = (from: SQL) => sql`coalesce((select true from ${from} limit 1), false)`;

export const hasItemsToShip = existsIn(
  sql`${orderItems} where ${orderItems.order_id} = ${orders.id} and ${toSend} > 0`,
);

/** Whether the outer query's order has withdrawn items that are not refunded yet. */
export const isWithdrawn = existsIn(
  sql`${refunds} where ${refunds.order_id} = ${orders.id} and ${isOpenWithdrawal}`,
);

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
