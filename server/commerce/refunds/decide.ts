import { eq, sql } from "drizzle-orm";
import { calculateRefund } from "#domain/refund.ts";
import type { Schemas } from "#server/http/reply.ts";
import { writeAuditEntry, type Actor } from "#server/commerce/audit/audit.ts";
import { isOwnCase } from "#server/commerce/audit/own-case.ts";
import { orderItems } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { refundItems, refunds } from "#server/platform/database/refund-schema.ts";
import {
  isApproved,
  isPayingBack,
  paidOrder,
  refundableShipping,
  withRefundItems,
  type RefundRow,
} from "#server/commerce/orders/order-returns.ts";
import { findItems, type OrderRow } from "#server/commerce/orders/orders.ts";
import type { Services } from "#server/commerce/services.ts";
import { lockApprovals, needsSecondApproval } from "./approval-limit.ts";
import { approvedQuantities, declinedItems, isApprovedInFull } from "./approved-items.ts";
import { approveFirst, firstApproval, isSameApproval, noApproval } from "./first-approval.ts";
import { payRefund } from "./pay-refund.ts";
import { lockRefund } from "./refunds.ts";

export type Decision = Schemas["RefundDecision"];
type Approval = Extract<Decision, { decision: "approve" }>;
export type DecideRefundResult =
  | { outcome: "decided"; refund: RefundRow }
  | { outcome: "noRefund" }
  | { outcome: "draft" }
  | { outcome: "ownCase" }
  | { outcome: "decidedElsewhere" }
  /** A withdrawal can be neither rejected nor approved in part. */
  | { outcome: "withdrawal" }
  | { outcome: "noReason" }
  | { outcome: "notAskedFor" }
  | { outcome: "countsChanged" }
  /** The first of two administrators approved other items. */
  | { outcome: "approvedOtherwise" };

/**
 * An administrator approves or rejects a refund; above the market's limit, a second one must approve the same. The
 * amount is calculated and stored in one transaction, paid back outside of any, and booked in a second one; see
 * `payRefund`.
 */
export async function decideRefund(
  services: Services,
  actor: Actor,
  refundId: string,
  decision: Decision,
): Promise<DecideRefundResult> {
  const decided = await recordDecision(services, actor, refundId, decision);
  // Providers forget idempotency keys, so a booked refund is never sent again.
  if (decided.outcome !== "decided" || !isPayingBack(decided.refund)) return decided;
  return { outcome: "decided", refund: await payRefund(services, actor, decided.refund) };
}

export type DecideServices = Pick<Services, "database" | "clock"> & {
  jobs: Pick<Services["jobs"], "enqueue">;
};

/** The first transaction. A job pays back what it approves, if the request does not. */
export async function recordDecision(
  { database, clock, jobs }: DecideServices,
  actor: Actor,
  refundId: string,
  decision: Decision,
): Promise<DecideRefundResult> {
  return database.transaction(async (tx): Promise<DecideRefundResult> => {
    const [known] = await tx.select().from(refunds).where(eq(refunds.id, refundId));
    if (!known) return { outcome: "noRefund" };
    const { order, refund } = await lockRefund(tx, known);
    if (!refund || refund.status === "draft") return refund ? { outcome: "draft" } : { outcome: "noRefund" };
    if (isOwnCase(actor, order.customer_id, order.tour_lead_id)) return { outcome: "ownCase" };
    const status = decision.decision === "approve" ? "approved" : "rejected";
    if (isApproved(refund) || refund.status === "rejected") {
      const is = isApproved(refund) ? "approved" : "rejected";
      return is === status ? { outcome: "decided", refund } : { outcome: "decidedElsewhere" };
    }
    const now = clock();
    if (decision.decision === "approve") return approve(tx, actor, order, refund, decision, now);
    if (refund.withdrawn_at) return { outcome: "withdrawal" };
    await jobs.enqueue(tx, "refund-rejected-mail", { refundId });
    return { outcome: "decided", refund: await reject(tx, actor, refund, decision.note, now) };
  });
}

async function approve(
  tx: Queries,
  actor: Actor,
  order: OrderRow,
  refund: RefundRow,
  { items: chosen, note }: Approval,
  now: Date,
): Promise<DecideRefundResult> {
  const [request] = await withRefundItems(tx, [refund]);
  const counts = approvedQuantities(request!, chosen);
  if (!counts) return { outcome: "notAskedFor" };
  const items = await findItems(tx, [order.id]);
  if (refund.withdrawn_at && !isApprovedInFull(request!, counts, items)) return { outcome: "withdrawal" };
  const isLeft = items.every((item) => item.approved_count + (counts.get(item.id) ?? 0) <= item.count);
  if (!isLeft) return { outcome: "countsChanged" };
  const first = firstApproval(refund, order);
  const isOthers = first !== null && first.by !== actor.id;
  if (isOthers && !isSameApproval(first.pieces, counts)) return { outcome: "approvedOtherwise" };
  const declined = declinedItems(request!, counts);
  // Approving the same items again keeps the first reason.
  const firstApprovalOfSame = first !== null && isSameApproval(first.pieces, counts) ? first : null;
  const decisionNote =
    (isOthers ? (firstApprovalOfSame?.note ?? note) : (note ?? firstApprovalOfSame?.note)) ?? null;
  if (declined.length > 0 && decisionNote === null) return { outcome: "noReason" };
  const why = declined.length > 0 ? decisionNote : null;
  const back = calculateRefund(paidOrder(order, items), counts, refundableShipping(order, refund));
  await lockApprovals(
    tx,
    [actor.id, first?.by].filter((id) => id != null),
  );
  // The operator, who has no id, decides alone: a shop may have a single administrator.
  const administratorId = isOthers ? null : actor.id;
  if (
    administratorId !== null &&
    (await needsSecondApproval(tx, { order, administratorId, value: back.value, now }))
  ) {
    return { outcome: "decided", refund: await approveFirst(tx, actor, order, refund, counts, why, now) };
  }
  await tx.delete(refundItems).where(eq(refundItems.refund_id, refund.id));
  await tx
    .insert(refundItems)
    .values([...counts].map(([order_item_id, count]) => ({ refund_id: refund.id, order_item_id, count })));
  for (const [id, count] of counts) {
    await tx
      .update(orderItems)
      .set({ approved_count: sql`${orderItems.approved_count} + ${count}` })
      .where(eq(orderItems.id, id));
  }
  const [approved] = await tx
    .update(refunds)
    .set({
      items_minor: back.items,
      shipping_minor: back.shipping,
      money_minor: back.money,
      points: back.points,
      earned_points: back.earnedPoints,
      declined_items: declined.length === 0 ? null : declined,
      decision_note: why,
      decided_by: actor.id,
      ...(first === null && noApproval),
      paying_back_since: now,
      updated_at: now,
    })
    .where(eq(refunds.id, refund.id))
    .returning();
  await toOutcome(tx, "refund.approved", actor, refund, now);
  return { outcome: "decided", refund: approved! };
}

async function reject(
  tx: Queries,
  actor: Actor,
  refund: RefundRow,
  note: string,
  now: Date,
): Promise<RefundRow> {
  const [rejected] = await tx
    .update(refunds)
    .set({
      status: "rejected",
      decision_note: note,
      decided_by: actor.id,
      decided_at: now,
      ...noApproval,
      updated_at: now,
    })
    .where(eq(refunds.id, refund.id))
    .returning();
  await toOutcome(tx, "refund.rejected", actor, refund, now);
  return rejected!;
}

const toOutcome = (
  tx: Queries,
  action: "refund.approved" | "refund.rejected",
  actor: Actor,
  refund: RefundRow,
  at: Date,
): Promise<void> =>
  writeAuditEntry(tx, {
    action,
    at,
    actor,
    ownerId: refund.customer_id,
    subject: { refund: refund.id },
  });
