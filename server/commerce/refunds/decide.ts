import { eq } from "drizzle-orm";
import type { Schemas } from "#server/http/reply.ts";
import { writeAuditEntry, type Actor } from "#server/commerce/audit/audit.ts";
import { buyersOf } from "#server/commerce/accounts/same-address.ts";
import { isOwnCase } from "#server/commerce/audit/own-case.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";
import { isApproved, isPayingBack, type RefundRow } from "#server/commerce/orders/order-returns.ts";
import { completeShipping } from "#server/commerce/orders/shipments.ts";
import type { Services } from "#server/commerce/services.ts";
import { approveRefund, type ApproveRefundResult } from "./approve.ts";
import { noApproval } from "./first-approval.ts";
import { payRefund } from "./pay-refund.ts";
import { lockRefund } from "./refunds.ts";

export type Decision = Schemas["RefundDecision"];
export type DecideRefundResult =
  | { outcome: "noRefund" }
  | { outcome: "draft" }
  | { outcome: "ownCase" }
  | { outcome: "decidedElsewhere" }
  | ApproveRefundResult;

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
    const buyers = await buyersOf(tx, order.customer_id);
    if (isOwnCase(actor, ...buyers, order.tour_lead_id)) return { outcome: "ownCase" };
    const status = decision.decision === "approve" ? "approved" : "rejected";
    if (isApproved(refund) || refund.status === "rejected") {
      const is = isApproved(refund) ? "approved" : "rejected";
      return is === status ? { outcome: "decided", refund } : { outcome: "decidedElsewhere" };
    }
    const now = clock();
    if (decision.decision === "approve") {
      const approved = await approveRefund(tx, actor, order, refund, decision, now);
      if (approved.outcome === "decided") await completeShipping(tx, order.id, now);
      return approved;
    }
    if (refund.withdrawn_at) return { outcome: "withdrawal" };
    await jobs.enqueue(tx, "refund-rejected-mail", { refundId });
    return { outcome: "decided", refund: await reject(tx, actor, refund, decision.note, now) };
  });
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
  await writeAuditEntry(tx, {
    action: "refund.rejected",
    at: now,
    actor,
    ownerId: refund.customer_id,
    subject: { refund: refund.id },
  });
  return rejected!;
}
