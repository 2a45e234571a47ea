import { and, eq, isNotNull, or } from "drizzle-orm";
import { actorOf, audit, type Person } from "../audit/audit.ts";
import type { Queries } from "../database/database.ts";
import { refunds, type Pieces } from "../database/refund-schema.ts";
import { findMarket } from "../markets/markets.ts";
import { isPayingBack, type RefundRow } from "../orders/order-returns.ts";
import type { OrderRow } from "../orders/orders.ts";

export type FirstApproval = { by: string; at: Date; pieces: Pieces; note: string | null };

/** Null if there is none that waits for a second one. */
export function firstApproval(refund: RefundRow): FirstApproval | null {
  const { first_approved_by: by, first_approved_at: at, first_approved_items: pieces } = refund;
  const { first_approved_note: note } = refund;
  const isWaiting = refund.status === "requested" && !isPayingBack(refund);
  return isWaiting && by && at && pieces ? { by, at, pieces, note } : null;
}

/** As if nobody had approved it. */
export const noApproval = {
  first_approved_by: null,
  first_approved_at: null,
  first_approved_items: null,
  first_approved_note: null,
};

export const isSame = (pieces: Pieces, counts: ReadonlyMap<string, number>): boolean =>
  pieces.length === counts.size && pieces.every(({ id, count }) => counts.get(id) === count);

/**
 * Whether paying this back needs two administrators. What was approved of the order before counts too, or one could pay a large
 * order back in parts. What a sum in another currency is worth nobody knows, so it needs two. `value` in minor units.
 */
export async function needsTwo(tx: Queries, order: OrderRow, value: bigint): Promise<boolean> {
  const market = await findMarket(tx, order.market_id);
  const above = market?.refund_second_approval_above_minor ?? null;
  if (above === null) return false;
  const before = await tx
    .select({ items: refunds.items_minor, shipping: refunds.shipping_minor })
    .from(refunds)
    .where(
      and(
        eq(refunds.order_id, order.id),
        or(eq(refunds.status, "approved"), isNotNull(refunds.paying_back_since)),
      ),
    );
  const sum = before.reduce((total, { items, shipping }) => total + items + shipping, value);
  return market!.currency !== order.currency || sum > above;
}

/** Writes down what one administrator approves, in place of what they approved before; nothing is paid. */
export async function approveFirst(
  tx: Queries,
  person: Person,
  refund: RefundRow,
  counts: ReadonlyMap<string, number>,
  note: string | null,
  now: Date,
): Promise<RefundRow> {
  const before = firstApproval(refund);
  if (before && isSame(before.pieces, counts) && before.note === note) return refund;
  const [written] = await tx
    .update(refunds)
    .set({
      first_approved_by: person.id,
      first_approved_at: now,
      first_approved_items: [...counts].map(([id, count]) => ({ id, count })),
      first_approved_note: note,
      updated_at: now,
    })
    .where(eq(refunds.id, refund.id))
    .returning();
  await audit(tx, {
    action: "refund.first_approved",
    at: now,
    actor: actorOf(person),
    ownerId: refund.customer_id,
    subject: { refund: refund.id },
  });
  return written!;
}
