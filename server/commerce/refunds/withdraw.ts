import { eq } from "drizzle-orm";
import type { WithdrawalEligibility, WithdrawalLine } from "#domain/withdrawal.ts";
import type { Schemas } from "#server/http/reply.ts";
import { customerActor, writeAuditEntry, type Person } from "#server/commerce/audit/audit.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { refundItems, refunds } from "#server/platform/database/refund-schema.ts";
import { newId } from "#server/platform/ids.ts";
import { findMarket } from "#server/commerce/markets/markets.ts";
import {
  findReturns,
  isUndecided,
  isUndecidedRequest,
  refundedQuantity,
  type OrderReturn,
  type RefundRow,
} from "#server/commerce/orders/order-returns.ts";
import { findItems, findOrder, lockOrderOfCustomer, type OrderRow } from "#server/commerce/orders/orders.ts";
import { releaseWithdrawn } from "#server/commerce/orders/release-withdrawn.ts";
import { completeShipping } from "#server/commerce/orders/shipments.ts";
import { orderWithdrawalEligibility, withdrawalLines } from "#server/commerce/orders/withdrawal-terms.ts";
import type { Services } from "#server/commerce/services.ts";
import { noApproval } from "./first-approval.ts";
import { mergeRefund } from "./merge-refund.ts";
import { lockRefund } from "./refunds.ts";

export type WithdrawResult =
  | { outcome: "withdrawn"; refund: RefundRow }
  | { outcome: "noOrder" }
  | { outcome: "invalid"; errors: Schemas["WithdrawalFieldError"][] }
  | { outcome: "notWithdrawable"; why: Exclude<WithdrawalEligibility, "possible" | "withdrawn"> };

type Wanted = Schemas["WithdrawalWanted"]["items"];
type Counts = ReadonlyMap<string, number>;

/**
 * A customer withdraws from the contract. `wanted` are total quantities, including earlier refunds and requests, so a
 * repeated call, in another tab or much later, returns the existing withdrawal. An undecided request becomes the
 * withdrawal, or part of an undecided one; a refund that is being paid continues separately.
 */
export async function withdraw(
  { database, clock, jobs }: Services,
  person: Person,
  orderId: string,
  requested: Wanted,
): Promise<WithdrawResult> {
  return database.transaction(async (tx): Promise<WithdrawResult> => {
    if (!(await findOrder(tx, person.id, orderId))) return { outcome: "noOrder" };
    const order = await lockOrderOfCustomer(tx, orderId);
    for (const row of (await findReturns(tx, [orderId])).filter(isUndecided)) await lockRefund(tx, row);
    const items = await findItems(tx, [orderId]);
    const returns = await findReturns(tx, [orderId]);
    const market = await findMarket(tx, order.market_id);
    const now = clock();
    const lines = withdrawalLines(items, returns);
    const counts = requested ? countsOf(requested) : allOf(lines);
    const last = returns.findLast(({ withdrawn_at }) => withdrawn_at !== null);
    const isSaid = lines.every((line) => more(line, counts) <= line.withdrawn);
    const errors = itemErrors(requested ?? [], lines);
    if (last && isSaid && errors.length === 0) return { outcome: "withdrawn", refund: last };
    const why = orderWithdrawalEligibility(order, items, returns, market!, now);
    if (why !== "possible" && why !== "withdrawn") return { outcome: "notWithdrawable", why };
    if (lines.every((line) => more(line, counts) === 0)) errors.push(nothingMore);
    if (errors.length > 0) return { outcome: "invalid", errors };
    const refund = await write(tx, order, returns, counts, lines, now);
    const subject = { refund: refund.id };
    const actor = customerActor(person);
    await writeAuditEntry(tx, { action: "refund.withdrawn", at: now, actor, ownerId: person.id, subject });
    await releaseWithdrawn(tx, orderId);
    await completeShipping(tx, orderId, now);
    await jobs.enqueue(tx, "withdrawal-mail", { refundId: refund.id });
    await jobs.enqueue(tx, "withdrawal-to-decide-mail", { refundId: refund.id });
    return { outcome: "withdrawn", refund };
  });
}

const countsOf = (pieces: NonNullable<Wanted>): Counts => new Map(pieces.map(({ id, count }) => [id, count]));

const allOf = (lines: readonly WithdrawalLine[]): Counts =>
  new Map(lines.flatMap(({ id, count, isExempt }) => (isExempt ? [] : [[id, count]])));

const more = ({ id, approved }: WithdrawalLine, counts: Counts): number =>
  Math.max(0, (counts.get(id) ?? 0) - approved);

const nothingMore: Schemas["WithdrawalFieldError"] = {
  field: "items",
  message: "bring no more back than comes back already",
  code: "nothing_more",
};

function itemErrors(requested: NonNullable<Wanted>, lines: readonly WithdrawalLine[]) {
  return requested.flatMap(({ id, count }, index): Schemas["WithdrawalFieldError"][] => {
    const line = lines.find((one) => one.id === id);
    const isTwice = requested.findIndex((item) => item.id === id) < index;
    const field = `items.${index}.id`;
    if (!line) return [{ field, message: "is no item of this order", code: "unknown_item" }];
    if (isTwice) return [{ field, message: "is there twice", code: "unknown_item" }];
    if (line.isExempt) return [{ field, message: "is left out of the right of withdrawal", code: "exempt" }];
    if (count <= line.count) return [];
    const message = `is above the ${line.count} that were bought`;
    return [{ field: `items.${index}.count`, message, code: "count_above_left" }];
  });
}

/** Turns an undecided request into the withdrawal or a part of it, with everything requested so far; it is decided anew. */
async function write(
  tx: Queries,
  order: OrderRow,
  returns: readonly OrderReturn[],
  counts: Counts,
  lines: readonly WithdrawalLine[],
  now: Date,
): Promise<RefundRow> {
  const undecided = returns.filter(isUndecided);
  const request = undecided.find(isUndecidedRequest);
  const open = undecided.find((row) => row !== request) ?? request;
  if (open && request && open !== request) await mergeRefund(tx, open, request, now);
  const content = { withdrawn_at: now, updated_at: now };
  const [refund] = open
    ? await tx
        .update(refunds)
        .set({ ...content, ...noApproval })
        .where(eq(refunds.id, open.id))
        .returning()
    : await tx
        .insert(refunds)
        .values({
          ...content,
          id: newId(),
          order_id: order.id,
          market_id: order.market_id,
          customer_id: order.customer_id,
          status: "requested",
          language_id: order.language_id,
          requested_at: now,
          created_at: now,
        })
        .returning();
  const pieces = lines.flatMap((line) => {
    const { id } = line;
    const count = Math.max(refundedQuantity(undecided, id), more(line, counts));
    return count > 0 ? [{ refund_id: refund!.id, order_item_id: id, count }] : [];
  });
  await tx.delete(refundItems).where(eq(refundItems.refund_id, refund!.id));
  await tx.insert(refundItems).values(pieces);
  return refund!;
}
