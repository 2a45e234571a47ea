import { and, eq, ne, notInArray } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import { refundImages, refunds } from "../database/refund-schema.ts";

/**
 * Deletes what a leaving customer wrote and showed: drafts, notes and photos. A refund that waits for a decision keeps its
 * note and photos until it is decided; what came back stays in the books.
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
