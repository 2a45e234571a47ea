import { and, eq, isNotNull, lte, ne, notInArray } from "drizzle-orm";
import { customers } from "../database/customer-schema.ts";
import type { Queries } from "../database/database.ts";
import { refundImages, refunds } from "../database/refund-schema.ts";
import type { Services } from "../services.ts";

/** Milliseconds that a draft nobody goes on with is kept, 90 days: longer than a refund can be asked for. */
const draftKeptFor = 90 * 86_400_000;

/** Deletes drafts that were left. Their photos' files go with all that no row points at, see `clearStrayPhotos`. */
export async function clearOldDrafts({
  database: { queries },
  clock,
}: Pick<Services, "database" | "clock">): Promise<void> {
  const untouchedSince = new Date(clock().getTime() - draftKeptFor);
  await queries
    .delete(refunds)
    .where(and(eq(refunds.status, "draft"), lte(refunds.updated_at, untouchedSince)));
}

/**
 * Deletes what a leaving customer wrote and showed: drafts, notes and photos. A refund that waits for a decision keeps its
 * note and photos until it is decided, see `forgetDecided`; what came back stays in the books.
 *
 * @returns the photos whose files are to be removed once this is committed
 */
export async function forgetRefunds(tx: Queries, customerId: string): Promise<string[]> {
  const mine = eq(refunds.customer_id, customerId);
  const waiting = tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(mine, eq(refunds.status, "requested")));
  const images = await tx
    .delete(refundImages)
    .where(and(eq(refundImages.customer_id, customerId), notInArray(refundImages.refund_id, waiting)))
    .returning({ id: refundImages.id });
  await tx.delete(refunds).where(and(mine, eq(refunds.status, "draft")));
  await tx
    .update(refunds)
    .set({ note: null })
    .where(and(mine, ne(refunds.status, "requested")));
  return images.map(({ id }) => id);
}

/**
 * Deletes what a refund of a deleted account kept for its decision; the caller decides in the same transaction, and has locked
 * the customer.
 *
 * @returns the photos whose files are to be removed once this is committed
 */
export async function forgetDecided(
  tx: Queries,
  { id, customer_id }: typeof refunds.$inferSelect,
): Promise<string[]> {
  const isDeleted = and(eq(customers.id, customer_id), isNotNull(customers.deleted_at));
  if ((await tx.$count(customers, isDeleted)) === 0) return [];
  await tx.update(refunds).set({ note: null }).where(eq(refunds.id, id));
  const images = await tx
    .delete(refundImages)
    .where(eq(refundImages.refund_id, id))
    .returning({ id: refundImages.id });
  return images.map((image) => image.id);
}
