import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { Queries } from "#server/platform/database/database.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { refundItems, refunds } from "#server/platform/database/refund-schema.ts";
import { shipmentItems } from "#server/platform/database/shipment-schema.ts";

const { orderItems, orders } = customerSchema;

const isOpenWithdrawal = and(eq(refunds.status, "requested"), isNotNull(refunds.withdrawn_at));
const isUndecided = isNull(refunds.paying_back_since);

const withdrawn = sql`coalesce((select sum(${refundItems.count}) from ${refundItems}
  join ${refunds} on ${refunds.id} = ${refundItems.refund_id}
  where ${refundItems.order_item_id} = ${orderItems.id} and ${isOpenWithdrawal} and ${isUndecided}), 0)`;

/** The quantity of a line that was sent. */
const shipped = sql<number>`coalesce((select sum(${shipmentItems.count}) from ${shipmentItems}
  where ${shipmentItems.order_item_id} = ${orderItems.id}), 0)`;

/** The refunded quantity of a line that had been sent before. */
const received = sql<number>`coalesce((select sum(${refundItems.received_count}) from ${refundItems}
  where ${refundItems.order_item_id} = ${orderItems.id}), 0)`;

/** The quantity of a line that is still to be sent: neither refunded nor withdrawn before. */
const toShip = sql<number>`greatest(${orderItems.count} - ${shipped} - (${orderItems.approved_count} - ${received}) - ${withdrawn}, 0)`;

/** An `exists` evaluated per order: for the keyword, the planner prefers to read the lines of all orders first. */
const existsIn = (from: SQL) => sql`coalesce((select true from ${from} limit 1), false)`;

export const hasItemsToShip = existsIn(
  sql`${orderItems} where ${orderItems.order_id} = ${orders.id} and ${toShip} > 0`,
);

/** Whether the outer query's order has withdrawn items that are not refunded yet. */
export const isWithdrawn = existsIn(
  sql`${refunds} where ${refunds.order_id} = ${orders.id} and ${isOpenWithdrawal}`,
);

/** Quantities by line. `received`: refunded after they were sent. */
export type LineQuantities = { toShip: number; shipped: number; received: number };

export async function lineQuantities(
  queries: Queries,
  orderIds: readonly string[],
): Promise<Map<string, LineQuantities>> {
  const rows = await queries
    .select({
      id: orderItems.id,
      toShip: toShip.mapWith(Number),
      shipped: shipped.mapWith(Number),
      received: received.mapWith(Number),
    })
    .from(orderItems)
    .where(inArray(orderItems.order_id, [...orderIds]));
  return new Map(rows.map(({ id, ...quantities }) => [id, quantities]));
}

/** The quantity of each line that is still to be sent; lines without any are left out. */
export async function itemsToShip(queries: Queries, orderId: string): Promise<Map<string, number>> {
  const lines = await lineQuantities(queries, [orderId]);
  return new Map([...lines].flatMap(([id, line]) => (line.toShip > 0 ? [[id, line.toShip] as const] : [])));
}
