import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import { jobActor } from "#server/commerce/audit/audit.ts";
import { orders, payments } from "#server/platform/database/customer-schema.ts";
import { providerEvents } from "#server/platform/database/payment-schema.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";
import { openIssue } from "#server/commerce/payment/payment-issues.ts";
import { finishPayment, reconcilePayment } from "#server/commerce/payment/process.ts";
import { payRefund } from "#server/commerce/refunds/pay-refund.ts";
import type { Services } from "#server/commerce/services.ts";
import { recordDispute } from "./disputes.ts";

type EventRow = typeof providerEvents.$inferSelect;

/** Looks up the subject of an event and books its current state; idempotent. */
export async function handleEvent(services: Services, eventId: string): Promise<void> {
  const { queries } = services.database;
  const [event] = await queries.select().from(providerEvents).where(eq(providerEvents.id, eventId));
  if (!event || event.handled_at) return;
  await handle(services, event);
  await queries
    .update(providerEvents)
    .set({ handled_at: services.clock() })
    .where(eq(providerEvents.id, eventId));
}

async function handle(services: Services, event: EventRow): Promise<void> {
  switch (event.kind) {
    case "payment":
      return handlePayment(services, event);
    case "refund":
      return handleRefund(services, event);
    case "reversal":
      return openIssue(services, {
        kind: "reversal",
        reference: event.resource_id ?? event.id,
        orderId: (await paymentOf(services, event))?.order.id ?? null,
        detail: `The provider took back the money of the capture ${event.capture_id ?? "(not named)"}.`,
      });
    case "dispute":
      return recordDispute(services, {
        id: event.resource_id ?? event.id,
        captureId: event.capture_id,
        isResolved: event.event_type.endsWith(".RESOLVED"),
      });
    case "other":
      return;
  }
}

async function handlePayment(services: Services, event: EventRow): Promise<void> {
  const match = await paymentOf(services, event);
  if (!match) return;
  const { payment, order } = match;
  if (payment.status === "capturing") return void (await finishPayment(services, payment, order));
  // Another tab may have found it unapproved while it was captured.
  if (payment.status === "created") return void (await reconcilePayment(services, payment, order));
  // A job refunds captures of closed payments.
  if (payment.status === "closed" && payment.refund_id === null)
    await services.database.queries
      .update(payments)
      .set({ looked_up_at: null })
      .where(and(eq(payments.id, payment.id), isNull(payments.refund_id)));
}

async function handleRefund(services: Services, event: EventRow): Promise<void> {
  const { queries } = services.database;
  const match = await paymentOf(services, event);
  const id = event.resource_id;
  // The request for the refund may still be waiting for its response, without a provider's id.
  const onTheirWay = await queries
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.status, "requested"),
        isNotNull(refunds.paying_back_since),
        or(
          id === null ? undefined : eq(refunds.provider_refund_id, id),
          match ? eq(refunds.order_id, match.order.id) : undefined,
        ),
      ),
    );
  let isUnclear = false;
  for (const refund of id !== null || match ? onTheirWay : []) {
    const {
      status,
      provider_refund_id: known,
      provider_refusal: refused,
    } = await payRefund(services, jobActor, refund);
    isUnclear ||= status === "requested" && known === null && refused === null;
  }
  if (id === null || (await isInBooks(services, id))) {
    if (id !== null && event.event_type.endsWith(".FAILED"))
      await noteFailure(services, event, match?.order.id);
    return;
  }
  // The event may be about that refund, so the job is retried.
  if (isUnclear) throw new Error(`a refund of order ${match?.order.reference} is not clear yet`);
  if (event.event_type !== "PAYMENT.CAPTURE.REFUNDED" || !match || match.payment.status === "closed") return;
  await openIssue(services, {
    kind: "difference",
    reference: id,
    orderId: match.order.id,
    detail: `The provider paid back ${id} of the capture ${event.capture_id}, and the shop's books have no such refund.`,
  });
}

async function noteFailure(
  services: Services,
  { resource_id: id }: EventRow,
  orderId = null as string | null,
) {
  const state = await services.provider.lookUpRefund(id!);
  if (state.outcome !== "failed") return;
  await openIssue(services, {
    kind: "refund_failed",
    reference: id!,
    orderId,
    detail: `The refund ${id} was booked as paid back and has failed since: ${state.issue}.`,
  });
}

async function isInBooks({ database: { queries } }: Services, refundId: string): Promise<boolean> {
  const ofRefunds = await queries.$count(refunds, eq(refunds.provider_refund_id, refundId));
  return ofRefunds > 0 || (await queries.$count(payments, eq(payments.refund_id, refundId))) > 0;
}

async function paymentOf(
  { database: { queries } }: Services,
  { provider_order_id: providerOrderId, capture_id: captureId }: EventRow,
) {
  if (providerOrderId === null && captureId === null) return null;
  const [match] = await queries
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(
      or(
        providerOrderId === null ? undefined : eq(payments.provider_order_id, providerOrderId),
        captureId === null ? undefined : eq(payments.capture_id, captureId),
      ),
    );
  return match ?? null;
}
