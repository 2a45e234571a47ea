import { eq } from "drizzle-orm";
import type { RefundEligibility } from "#domain/refund.ts";
import { customerActor, writeAuditEntry, type Person } from "#server/commerce/audit/audit.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { refunds, type RefundStatus } from "#server/platform/database/refund-schema.ts";
import {
  findReturns,
  isUndecided,
  isUndecidedRequest,
  refundedQuantity,
  orderRefundEligibility,
  type OrderReturn,
  type RefundRow,
} from "#server/commerce/orders/order-returns.ts";
import { findItems } from "#server/commerce/orders/orders.ts";
import { findMarket } from "#server/commerce/markets/markets.ts";
import type { Services } from "#server/commerce/services.ts";
import { mergeRefund } from "./merge-refund.ts";
import { findImages, findRefund, lockRefund } from "./refunds.ts";

export type SetStatusResult =
  | { outcome: "set"; refund: RefundRow }
  | { outcome: "noRefund" }
  | { outcome: "notAllowed" }
  | { outcome: "notDraft" }
  /** Less is left of the order than the draft requests. */
  | { outcome: "countsChanged" }
  | {
      outcome: "notRefundable";
      why: Exclude<RefundEligibility, "possible" | "order_not_paid">;
      days: number;
    };

/** Submits a customer's draft; idempotent. */
export async function setStatus(
  { database, clock, jobs }: Services,
  person: Person,
  refundId: string,
  status: RefundStatus,
): Promise<SetStatusResult> {
  return database.transaction(async (tx) => {
    const known = await findRefund(tx, person.id, refundId);
    if (!known) return { outcome: "noRefund" };
    const { order, refund } = await lockRefund(tx, known);
    if (!refund) return { outcome: "noRefund" };
    if (refund.status === status) return { outcome: "set", refund };
    if (status !== "requested") return { outcome: "notAllowed" };
    if (refund.status !== "draft") return { outcome: "notDraft" };
    const items = await findItems(tx, [order.id]);
    const returns = await findReturns(tx, [order.id]);
    const now = clock();
    const market = (await findMarket(tx, order.market_id))!;
    const why = orderRefundEligibility(order, items, returns, market, now);
    if (why !== "possible" && why !== "order_not_paid")
      return { outcome: "notRefundable", why, days: order.refund_days };
    const draft = returns.find(({ id }) => id === refund.id)!;
    const undecided = returns.filter(isUndecided);
    const isLeft = draft.items.every(({ order_item_id, count }) => {
      const item = items.find(({ id }) => id === order_item_id)!;
      return count <= item.count - item.approved_count - refundedQuantity(undecided, order_item_id);
    });
    if (why !== "possible" || !isLeft) return { outcome: "countsChanged" };
    const open = undecided.find(isUndecidedRequest);
    const requested = open ? await mergeRefund(tx, open, draft, now) : await requestDraft(tx, draft, now);
    const subject = { refund: requested.id };
    const actor = customerActor(person);
    await writeAuditEntry(tx, { action: "refund.requested", at: now, actor, ownerId: person.id, subject });
    await jobs.enqueue(tx, "refund-requested-mail", { refundId: requested.id });
    await jobs.enqueue(tx, "refund-to-decide-mail", { refundId: requested.id });
    return { outcome: "set", refund: requested };
  });
}

async function requestDraft(tx: Queries, draft: OrderReturn, now: Date): Promise<RefundRow> {
  const [requested] = await tx
    .update(refunds)
    .set({ status: "requested", requested_at: now, updated_at: now })
    .where(eq(refunds.id, draft.id))
    .returning();
  return requested!;
}

export type DeleteRefundResult = { outcome: "deleted" } | { outcome: "noRefund" } | { outcome: "notDraft" };

export async function deleteRefund(
  { database, uploads }: Services,
  customerId: string,
  refundId: string,
): Promise<DeleteRefundResult> {
  const images = await findImages(database.queries, [refundId]);
  const deleted = await database.transaction(async (tx): Promise<DeleteRefundResult> => {
    const known = await findRefund(tx, customerId, refundId);
    if (!known) return { outcome: "noRefund" };
    const { refund } = await lockRefund(tx, known);
    if (!refund) return { outcome: "noRefund" };
    if (refund.status !== "draft") return { outcome: "notDraft" };
    await tx.delete(refunds).where(eq(refunds.id, refundId));
    return { outcome: "deleted" };
  });
  if (deleted.outcome === "deleted") await Promise.all(images.map(({ id }) => uploads.remove(id)));
  return deleted;
}
