import { and, eq, inArray, isNotNull, lte, or, type SQL } from "drizzle-orm";
import { retention } from "#domain/business-constants.ts";
import { orders } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { shipments } from "#server/platform/database/shipment-schema.ts";
import type { Services } from "#server/commerce/services.ts";

export async function clearOldTracking({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Promise<void> {
  const before = new Date(clock().getTime() - retention.tracking);
  const hasTracking = or(isNotNull(shipments.tracking_number), isNotNull(shipments.tracking_url));
  await database.transaction((tx) => clear(tx, and(hasTracking, lte(shipments.delivered_at, before))));
}

/** For a deleted account. A parcel in transit keeps its number until it arrives. */
export async function clearTracking(tx: Queries, customerId: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.customer_id, customerId));
  await clear(tx, and(isNotNull(shipments.delivered_at), inArray(shipments.order_id, own)));
}

/** The orders' columns are for servers of the last release. */
async function clear(tx: Queries, condition: SQL | undefined): Promise<void> {
  const cleared = { tracking_number: null, tracking_url: null };
  const rows = await tx
    .update(shipments)
    .set(cleared)
    .where(condition)
    .returning({ order_id: shipments.order_id });
  const ids = rows.map(({ order_id }) => order_id);
  await tx
    .update(orders)
    .set(cleared)
    .where(and(inArray(orders.id, ids), eq(orders.status, "delivered")));
}
