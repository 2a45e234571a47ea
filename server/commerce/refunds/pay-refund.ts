import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { toDecimal } from "dinero.js/bigint";
import { money } from "#domain/money.ts";
import { writeAuditEntry, jobActor, type Actor } from "#server/commerce/audit/audit.ts";
import { reverseCommission } from "#server/commerce/commissions/commissions.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import { forEachIsolated } from "#server/platform/for-each-isolated.ts";
import { withRefundItems, type RefundRow } from "#server/commerce/orders/order-returns.ts";
import { findItems, type OrderRow } from "#server/commerce/orders/orders.ts";
import { hasConverted, bookPoints } from "#server/commerce/points/points.ts";
import type { Services } from "#server/commerce/services.ts";
import { openIssue } from "#server/commerce/payment/payment-issues.ts";
import { incrementCounter } from "#server/platform/telemetry/telemetry.ts";
import { lockRefund } from "./refunds.ts";

const { orders, orderItems, payments } = customerSchema;
const { markets } = schema;

/** Milliseconds after which no request to the provider can be open; each waits for ten seconds. */
const hangingFor = 30_000;
/** Milliseconds; the wait doubles up to this. */
const longestWait = 3_600_000;

/**
 * Pays an approved refund: calls the provider, then books money, points and items in one transaction. The refund's id
 * is the provider's idempotency key, so repeated calls pay once; until the result is clear the refund stays
 * requested, and `finishPendingRefunds` tries again.
 * @returns the refund as it is then
 */
export async function payRefund(services: Services, actor: Actor, refund: RefundRow): Promise<RefundRow> {
  const paid = await askProvider(services, refund);
  if (!paid) return asItIs(services, refund);
  let isNew = false;
  const paidBack = await services.database.transaction(async (tx) => {
    const { order, refund: now } = await lockRefund(tx, refund);
    if (now?.status !== "requested" || now.paying_back_since === null) return now ?? refund;
    isNew = true;
    return book(tx, services, actor, order, now, paid.providerRefundId);
  });
  if (isNew) incrementCounter("paymentsRefunded");
  return paidBack;
}

/** Retries refunds that a crash, or the provider's silence or refusal, left pending; returns their number. */
export async function finishPendingRefunds(services: Services): Promise<number> {
  const now = services.clock();
  const before = new Date(now.getTime() - hangingFor);
  const { provider_asked_at: askedAt, paying_back_since: since } = refunds;
  const waited = sql`extract(epoch from ${askedAt} - ${since}) * 1000`;
  const isDue = sql`${askedAt} + least(${waited}, ${longestWait}) * interval '1 millisecond' <= ${now.toISOString()}::timestamptz`;
  const hanging = await services.database.queries
    .select()
    .from(refunds)
    .where(
      and(eq(refunds.status, "requested"), isNotNull(since), lt(since, before), or(isNull(askedAt), isDue)),
    );
  await forEachIsolated(services, hanging, "a refund could not be paid back", (refund) =>
    payRefund(services, jobActor, refund),
  );
  return hanging.length;
}

async function asItIs({ database: { queries } }: Services, refund: RefundRow): Promise<RefundRow> {
  const [row] = await queries.select().from(refunds).where(eq(refunds.id, refund.id));
  return row ?? refund;
}

/** Null: not paid back yet. An order paid with points alone needs no provider. */
async function askProvider(
  services: Services,
  refund: RefundRow,
): Promise<{ providerRefundId: string | null } | null> {
  const { provider, clock } = services;
  const { queries } = services.database;
  if (refund.money_minor === 0n) return { providerRefundId: null };
  const [paid] = await queries
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(and(eq(payments.order_id, refund.order_id), eq(payments.status, "captured")));
  if (!paid?.payment.capture_id) throw new Error(`order ${refund.order_id} was paid and has no capture`);
  const part = {
    amount: toDecimal(money(refund.money_minor, paid.order)),
    currency: paid.order.currency,
  };
  const mark = (fields: Partial<RefundRow>) =>
    queries
      .update(refunds)
      .set(fields)
      .where(and(eq(refunds.id, refund.id), eq(refunds.status, "requested")));
  await mark({ provider_asked_at: clock() });
  const { provider_refund_id: pending, failed_refunds } = refund;
  const state =
    pending === null
      ? await provider.refund(paid.payment.capture_id, requestIdOf(refund), part)
      : await provider.lookUpRefund(pending, part);
  switch (state.outcome) {
    case "refunded":
      return { providerRefundId: state.refundId };
    case "pending":
      await mark({ provider_refund_id: state.refundId, provider_refusal: null });
      return null;
    case "failed":
      await openIssue(services, {
        kind: "refund_failed",
        reference: state.refundId,
        orderId: refund.order_id,
        detail: `The refund of ${part.amount} ${part.currency} came to nothing: ${state.issue}. It is tried again.`,
      });
      await mark({
        provider_refund_id: null,
        provider_refusal: state.issue,
        failed_refunds: failed_refunds + 1,
      });
      return null;
    case "refused":
      await mark({ provider_refusal: state.issue });
      return null;
    case "unclear":
      return null;
  }
}

/** The provider returns the same refund for the same key, also a failed one. */
const requestIdOf = ({ id, failed_refunds }: RefundRow): string =>
  failed_refunds === 0 ? `refund-${id}` : `refund-${id}-${failed_refunds}`;

/** The credit note's number comes last, from the market's row, so the series has no gaps and the lock is short. */
async function book(
  tx: Queries,
  services: Services,
  actor: Actor,
  order: OrderRow,
  refund: RefundRow,
  provider_refund_id: string | null,
): Promise<RefundRow> {
  const now = services.clock();
  const [{ items } = { items: [] }] = await withRefundItems(tx, [refund]);
  for (const { order_item_id, count } of items) {
    await tx
      .update(orderItems)
      .set({ refunded_count: sql`${orderItems.refunded_count} + ${count}` })
      .where(eq(orderItems.id, order_item_id));
  }
  const moved = { customerId: order.customer_id, sourceId: refund.id };
  await bookPoints(tx, now, { ...moved, kind: "refunded", points: refund.points, deposit: 0 });
  const taken = -refund.earned_points;
  const isInDeposit = !(await hasConverted(tx, order.id));
  await bookPoints(tx, now, {
    ...moved,
    kind: "reversed",
    points: isInDeposit ? 0 : taken,
    deposit: isInDeposit ? taken : 0,
  });
  await reverseCommission(tx, now, refund.id, order, await findItems(tx, [order.id]));
  await services.jobs.enqueue(tx, "credit-note", { refundId: refund.id });
  const subject = { refund: refund.id };
  await writeAuditEntry(tx, {
    action: "refund.paid_back",
    at: now,
    actor,
    ownerId: order.customer_id,
    subject,
  });
  const [market] = await tx
    .update(markets)
    .set({ last_credit_note_number: sql`last_credit_note_number + 1` })
    .where(eq(markets.id, refund.market_id))
    .returning({ number: markets.last_credit_note_number });
  const [approved] = await tx
    .update(refunds)
    .set({
      status: "approved",
      decided_at: now,
      updated_at: now,
      provider_refund_id,
      provider_refusal: null,
      credit_note_number: market!.number,
    })
    .where(eq(refunds.id, refund.id))
    .returning();
  return approved!;
}
