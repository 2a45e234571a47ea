import { and, eq, lte, not, notExists, sql } from "drizzle-orm";
import { retention } from "#domain/business-constants.ts";
import { orders } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { refundImages, refunds } from "#server/platform/database/refund-schema.ts";
import { isRefundPeriodOver } from "#server/commerce/markets/earnings-hold.ts";
import type { Services } from "#server/commerce/services.ts";

export async function deleteOldDrafts({
  database: { queries },
  clock,
}: Pick<Services, "database" | "clock">): Promise<void> {
  const now = clock();
  const untouchedSince = new Date(now.getTime() - retention.refundDraft);
  const isRefundable = queries
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.id, refunds.order_id), not(isRefundPeriodOver(now))));
  await queries
    .delete(refunds)
    .where(
      and(eq(refunds.status, "draft"), lte(refunds.updated_at, untouchedSince), notExists(isRefundable)),
    );
}

/**
 * Deletes a leaving customer's drafts, notes and photos, and the answers to them. Booked refunds stay.
 * @returns the photos whose files are to be deleted after the commit
 */
export async function anonymizeRefunds(tx: Queries, customerId: string): Promise<string[]> {
  const isOwn = eq(refunds.customer_id, customerId);
  const images = await tx
    .delete(refundImages)
    .where(eq(refundImages.customer_id, customerId))
    .returning({ id: refundImages.id });
  await tx.delete(refunds).where(and(isOwn, eq(refunds.status, "draft")));
  await tx.update(refunds).set({ note: null, decision_note: null, first_approved_note: null }).where(isOwn);
  return images.map(({ id }) => id);
}
