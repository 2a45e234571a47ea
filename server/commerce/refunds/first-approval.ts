import { eq } from "drizzle-orm";
import { writeAuditEntry, type Actor } from "#server/commerce/audit/audit.ts";
import { isOwnCase } from "#server/commerce/audit/own-case.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { refunds, type Pieces } from "#server/platform/database/refund-schema.ts";
import { isPayingBack, type RefundRow } from "#server/commerce/orders/order-returns.ts";
import type { OrderRow } from "#server/commerce/orders/orders.ts";

export type FirstApproval = { by: string; at: Date; pieces: Pieces; note: string | null };

/** Null if no second approval is pending. One by the order's own customer or tour lead does not count. */
export function firstApproval(
  refund: RefundRow,
  order: Pick<OrderRow, "customer_id" | "tour_lead_id">,
): FirstApproval | null {
  const { first_approved_by: by, first_approved_at: at, first_approved_items: pieces } = refund;
  const { first_approved_note: note } = refund;
  const isWaiting = refund.status === "requested" && !isPayingBack(refund);
  if (!isWaiting || !by || !at || !pieces) return null;
  return isOwnCase({ id: by }, order.customer_id, order.tour_lead_id) ? null : { by, at, pieces, note };
}

export const noApproval = {
  first_approved_by: null,
  first_approved_at: null,
  first_approved_items: null,
  first_approved_note: null,
};

export const isSameApproval = (pieces: Pieces, counts: ReadonlyMap<string, number>): boolean =>
  pieces.length === counts.size && pieces.every(({ id, count }) => counts.get(id) === count);

export async function approveFirst(
  tx: Queries,
  actor: Actor,
  order: OrderRow,
  refund: RefundRow,
  counts: ReadonlyMap<string, number>,
  note: string | null,
  now: Date,
): Promise<RefundRow> {
  const before = firstApproval(refund, order);
  if (before && isSameApproval(before.pieces, counts) && before.note === note) return refund;
  const [updated] = await tx
    .update(refunds)
    .set({
      first_approved_by: actor.id,
      first_approved_at: now,
      first_approved_items: [...counts].map(([id, count]) => ({ id, count })),
      first_approved_note: note,
      updated_at: now,
    })
    .where(eq(refunds.id, refund.id))
    .returning();
  await writeAuditEntry(tx, {
    action: "refund.first_approved",
    at: now,
    actor,
    ownerId: refund.customer_id,
    subject: { refund: refund.id },
  });
  return updated!;
}
