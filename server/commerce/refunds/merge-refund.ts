import { eq } from "drizzle-orm";
import type { Queries } from "#server/platform/database/database.ts";
import { refundImages, refundItems, refunds } from "#server/platform/database/refund-schema.ts";
import { refundedQuantity, type OrderReturn, type RefundRow } from "#server/commerce/orders/order-returns.ts";
import { noApproval } from "./first-approval.ts";
import { lockRefund } from "./refunds.ts";

/**
 * Adds the items, note and photos of one refund to another of the same order, which is decided anew, and deletes the
 * first: an order has at most one open request and one open withdrawal.
 */
export async function mergeRefund(
  tx: Queries,
  open: OrderReturn,
  added: OrderReturn,
  now: Date,
): Promise<RefundRow> {
  await lockRefund(tx, open);
  const ids = new Set([...open.items, ...added.items].map(({ order_item_id }) => order_item_id));
  const pieces = [...ids].map((id) => ({
    refund_id: open.id,
    order_item_id: id,
    count: refundedQuantity([open, added], id),
  }));
  await tx.delete(refundItems).where(eq(refundItems.refund_id, open.id));
  await tx.insert(refundItems).values(pieces);
  await tx.update(refundImages).set({ refund_id: open.id }).where(eq(refundImages.refund_id, added.id));
  await tx.delete(refunds).where(eq(refunds.id, added.id));
  const [grown] = await tx
    .update(refunds)
    .set({
      ...noApproval,
      reason: open.reason ?? added.reason,
      note: [open.note, added.note].filter(Boolean).join("\n\n") || null,
      updated_at: now,
    })
    .where(eq(refunds.id, open.id))
    .returning();
  return grown!;
}
