import { eq, sql } from "drizzle-orm";
import { calculateRefund, receivedPieces, type RefundBreakdown } from "#domain/refund.ts";
import type { Schemas } from "#server/http/reply.ts";
import { addressKeyOf } from "#server/commerce/accounts/same-address.ts";
import { writeAuditEntry, type Actor } from "#server/commerce/audit/audit.ts";
import { orderItems } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { refundItems, refunds, type Pieces } from "#server/platform/database/refund-schema.ts";
import {
  paidOrder,
  refundableShipping,
  withRefundItems,
  type RefundRow,
} from "#server/commerce/orders/order-returns.ts";
import { lineQuantities } from "#server/commerce/orders/items-to-ship.ts";
import { findItems, type ItemRow, type OrderRow } from "#server/commerce/orders/orders.ts";
import { putBack } from "#server/commerce/stock/put-back.ts";
import { lockStock } from "#server/commerce/stock/stock.ts";
import { lockApprovals, needsSecondApproval } from "./approval-limit.ts";
import { approvedQuantities, declinedItems, isApprovedInFull } from "./approved-items.ts";
import {
  approveFirst,
  firstApproval,
  isSameApproval,
  noApproval,
  type FirstApproval,
} from "./first-approval.ts";

type Approval = Extract<Schemas["RefundDecision"], { decision: "approve" }>;
/** Approved pieces by order item. */
type Counts = ReadonlyMap<string, number>;
export type ApproveRefundResult =
  | { outcome: "decided"; refund: RefundRow }
  /** A withdrawal can be neither rejected nor approved in part. */
  | { outcome: "withdrawal" }
  | { outcome: "noReason" }
  | { outcome: "notAskedFor" }
  | { outcome: "countsChanged" }
  /** The first of two administrators approved other items. */
  | { outcome: "approvedOtherwise" };

/** Approves a locked refund; above the market's limit, the first of two administrators only prepares it. */
export async function approveRefund(
  tx: Queries,
  actor: Actor,
  order: OrderRow,
  refund: RefundRow,
  { items: chosen, note, restock = false }: Approval,
  now: Date,
): Promise<ApproveRefundResult> {
  const [request] = await withRefundItems(tx, [refund]);
  const counts = approvedQuantities(request!, chosen);
  if (!counts) return { outcome: "notAskedFor" };
  const items = await findItems(tx, [order.id]);
  if (refund.withdrawn_at && !isApprovedInFull(request!, counts, items)) return { outcome: "withdrawal" };
  if (!areLeft(items, counts)) return { outcome: "countsChanged" };
  const first = firstApproval(refund, order);
  const isOthers = first !== null && first.by !== actor.id;
  if (isOthers && !isSameApproval(first.pieces, counts)) return { outcome: "approvedOtherwise" };
  const declined = declinedItems(request!, counts);
  const reason = declined.length > 0 ? reasonToKeep(first, isOthers, counts, note) : null;
  if (declined.length > 0 && reason === null) return { outcome: "noReason" };
  await lockStock(
    tx,
    items.map(({ variant_id }) => variant_id),
  );
  const amounts = calculateRefund(paidOrder(order, items), counts, refundableShipping(order, refund));
  await lockApprovals(
    tx,
    [actor.id, first?.by, await addressKeyOf(tx, order.customer_id)].filter((key) => key != null),
  );
  // The operator, who has no id, decides alone: a shop may have a single administrator.
  const administratorId = isOthers ? null : actor.id;
  if (
    administratorId !== null &&
    (await needsSecondApproval(tx, { order, administratorId, value: amounts.value, now }))
  ) {
    return { outcome: "decided", refund: await approveFirst(tx, actor, order, refund, counts, reason, now) };
  }
  const received = await receivedItems(tx, order, refund, items, counts);
  await storeApprovedItems(tx, refund, counts, received);
  if (restock) await putBack(tx, actor, order, piecesByVariant(items, received), now);
  const decision = { amounts, declined, reason, isOnlyApproval: first === null };
  return { outcome: "decided", refund: await storeApproval(tx, actor, refund, decision, now) };
}

/** How many of the approved pieces had been sent; the others are not sent any more. */
async function receivedItems(
  tx: Queries,
  order: OrderRow,
  refund: RefundRow,
  items: readonly ItemRow[],
  counts: Counts,
): Promise<Map<string, number>> {
  const quantities = await lineQuantities(tx, [order.id]);
  const isWithdrawal = refund.withdrawn_at !== null;
  const ordered = new Map(items.map((item) => [item.id, item]));
  return new Map(
    [...counts].map(([id, refunded]) => {
      const { count, approved_count: approved } = ordered.get(id)!;
      return [id, receivedPieces({ ...quantities.get(id)!, count, approved }, refunded, isWithdrawal)];
    }),
  );
}

const piecesByVariant = (items: readonly ItemRow[], counts: Counts): Map<string, number> => {
  const pieces = new Map<string, number>();
  for (const item of items) {
    const { variant_id } = item;
    pieces.set(variant_id, (pieces.get(variant_id) ?? 0) + (counts.get(item.id) ?? 0));
  }
  return pieces;
};

const areLeft = (items: readonly ItemRow[], counts: Counts): boolean =>
  items.every((item) => item.approved_count + (counts.get(item.id) ?? 0) <= item.count);

/** Why items are declined. Approving the same items again keeps the first reason. */
function reasonToKeep(
  first: FirstApproval | null,
  isOthers: boolean,
  counts: Counts,
  note: string | undefined,
): string | null {
  const firstNote = first !== null && isSameApproval(first.pieces, counts) ? first.note : null;
  return (isOthers ? (firstNote ?? note) : (note ?? firstNote)) ?? null;
}

async function storeApprovedItems(
  tx: Queries,
  refund: RefundRow,
  counts: Counts,
  received: Counts,
): Promise<void> {
  await tx.delete(refundItems).where(eq(refundItems.refund_id, refund.id));
  await tx.insert(refundItems).values(
    [...counts].map(([order_item_id, count]) => ({
      refund_id: refund.id,
      order_item_id,
      count,
      received_count: received.get(order_item_id)!,
    })),
  );
  for (const [id, count] of counts) {
    await tx
      .update(orderItems)
      .set({ approved_count: sql`${orderItems.approved_count} + ${count}` })
      .where(eq(orderItems.id, id));
  }
}

type StoredApproval = {
  amounts: RefundBreakdown;
  declined: Pieces;
  reason: string | null;
  /** Whether no other administrator approved it before. */
  isOnlyApproval: boolean;
};

async function storeApproval(
  tx: Queries,
  actor: Actor,
  refund: RefundRow,
  { amounts, declined, reason, isOnlyApproval }: StoredApproval,
  now: Date,
): Promise<RefundRow> {
  const [approved] = await tx
    .update(refunds)
    .set({
      items_minor: amounts.items,
      shipping_minor: amounts.shipping,
      money_minor: amounts.money,
      points: amounts.points,
      earned_points: amounts.earnedPoints,
      declined_items: declined.length === 0 ? null : declined,
      decision_note: reason,
      decided_by: actor.id,
      ...(isOnlyApproval && noApproval),
      paying_back_since: now,
      updated_at: now,
    })
    .where(eq(refunds.id, refund.id))
    .returning();
  await writeAuditEntry(tx, {
    action: "refund.approved",
    at: now,
    actor,
    ownerId: refund.customer_id,
    subject: { refund: refund.id },
  });
  return approved!;
}
