import { and, eq, lte } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import { refundImages, refunds } from "../database/refund-schema.ts";
import type { Services } from "../services.ts";

/** Milliseconds that a draft nobody goes on with is kept, 90 days: longer than a refund can be asked for. */
const draftKeptFor = 90 * 86_400_000;

/** Deletes drafts that were left. Their photos' files go with all that no row points at, see `deleteOrphanedPhotos`. */
export async function deleteOldDrafts({
  database: { queries },
  clock,
}: Pick<Services, "database" | "clock">): Promise<void> {
  const untouchedSince = new Date(clock().getTime() - draftKeptFor);
  await queries
    .delete(refunds)
    .where(and(eq(refunds.status, "draft"), lte(refunds.updated_at, untouchedSince)));
}

/**
 * Deletes what a leaving customer wrote and showed, and what they were told: drafts, notes and photos. What came back stays in the books.
 *
 * @returns the photos whose files are to be removed once this is committed
 */
export async function anonymizeRefunds(tx: Queries, customerId: string): Promise<string[]> {
  const mine = eq(refunds.customer_id, customerId);
  const images = await tx
    .delete(refundImages)
    .where(eq(refundImages.customer_id, customerId))
    .returning({ id: refundImages.id });
  await tx.delete(refunds).where(and(mine, eq(refunds.status, "draft")));
  await tx.update(refunds).set({ note: null, decision_note: null, first_approved_note: null }).where(mine);
  return images.map(({ id }) => id);
}
