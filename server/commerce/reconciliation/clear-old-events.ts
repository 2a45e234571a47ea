import { lte } from "drizzle-orm";
import { paymentComparisons, providerEvents } from "#server/platform/database/payment-schema.ts";
import type { Services } from "#server/commerce/services.ts";

/** Milliseconds: longer than the provider repeats an event, and than comparisons are looked up. */
const useful = { events: 30 * 86_400_000, comparisons: 400 * 86_400_000 };

export async function deleteOldEvents({
  database: { queries },
  clock,
}: Pick<Services, "database" | "clock">): Promise<void> {
  const before = (milliseconds: number) => new Date(clock().getTime() - milliseconds);
  await queries.delete(providerEvents).where(lte(providerEvents.received_at, before(useful.events)));
  await queries
    .delete(paymentComparisons)
    .where(lte(paymentComparisons.compared_at, before(useful.comparisons)));
}
