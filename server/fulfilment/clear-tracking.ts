import { and, eq, isNotNull, lte } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import { orders } from "../database/customer-schema.ts";
import type { Services } from "../services.ts";

/** Milliseconds. A parcel that arrived is looked up for as long as a refund or a claim on the carrier can be about it. */
const keptFor = 180 * 86_400_000;

/** Of a parcel that arrived, only the carrier stays. */
export const clearedTracking = { tracking_number: null, tracking_url: null };

/** Forgets the tracking numbers of parcels that arrived long ago. */
export async function clearOldTracking({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Promise<void> {
  const before = new Date(clock().getTime() - keptFor);
  await database.queries
    .update(orders)
    .set(clearedTracking)
    .where(and(isNotNull(orders.tracking_number), lte(orders.delivered_at, before)));
}

/** For a deleted account. What is on its way is still looked up until it arrives. */
export async function clearTracking(tx: Queries, customerId: string): Promise<void> {
  await tx
    .update(orders)
    .set(clearedTracking)
    .where(and(eq(orders.customer_id, customerId), eq(orders.status, "delivered")));
}
