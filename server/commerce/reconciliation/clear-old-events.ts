import { lte } from "drizzle-orm";
import { retention } from "#domain/business-constants.ts";
import { paymentComparisons, providerEvents } from "#server/platform/database/payment-schema.ts";
import type { Services } from "#server/commerce/services.ts";

export async function deleteOldEvents({
  database: { queries },
  clock,
}: Pick<Services, "database" | "clock">): Promise<void> {
  const before = (milliseconds: number) => new Date(clock().getTime() - milliseconds);
  await queries
    .delete(providerEvents)
    .where(lte(providerEvents.received_at, before(retention.providerEvent)));
  await queries
    .delete(paymentComparisons)
    .where(lte(paymentComparisons.compared_at, before(retention.paymentComparison)));
}
