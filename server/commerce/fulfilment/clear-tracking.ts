import { and, eq, isNotNull, lte } from "drizzle-orm";
import { retention } from "#domain/business-constants.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { orders } from "#server/platform/database/customer-schema.ts";
import type { Services } from "#server/commerce/services.ts";

export const clearedTracking = { tracking_number: null, tracking_url: null };

export async function clearOldTracking({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Promise<void> {
  const before = new Date(clock().getTime() - retention.tracking);
  await database.queries
    .update(orders)
    .set(clearedTracking)
    .where(and(isNotNull(orders.tracking_number), lte(orders.delivered_at, before)));
}

/** For a deleted account. A parcel in transit keeps its number until it arrives. */
export async function clearTracking(tx: Queries, customerId: string): Promise<void> {
  await tx
    .update(orders)
    .set(clearedTracking)
    .where(and(eq(orders.customer_id, customerId), eq(orders.status, "delivered")));
}
