import { eq } from "drizzle-orm";
import { orders } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";

/** The provider does not support the order's currency, so trying again is not offered. */
export async function storePaymentRefusal(queries: Queries, now: Date, orderId: string): Promise<void> {
  await queries
    .update(orders)
    .set({ payment_refusal: "currency_not_supported", updated_at: now })
    .where(eq(orders.id, orderId));
}
