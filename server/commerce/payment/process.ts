import { and, eq, lt } from "drizzle-orm";
import { customerActor, jobActor, type Person } from "#server/commerce/audit/audit.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { forEachIsolated } from "#server/platform/for-each-isolated.ts";
import { findOrder, isPaid, lockOrder, type OrderRow } from "#server/commerce/orders/orders.ts";
import type { Services } from "#server/commerce/services.ts";
import { expectedPayment, findLivePayment, type PaymentRow } from "./prepare.ts";
import type { CaptureState } from "./provider.ts";
import { markPayment, settlePayment, type ProcessPaymentResult } from "./settle.ts";

const { orders, payments } = customerSchema;
const hangingFor = 30_000;

/**
 * Captures an approved payment in three repeatable steps; only the first and the last use the database:
 * record the intention, call the provider, settle the result.
 */
export async function processPayment(
  services: Services,
  person: Person,
  orderId: string,
): Promise<ProcessPaymentResult> {
  const { queries } = services.database;
  const order = await findOrder(queries, person.id, orderId);
  if (!order) return { outcome: "noOrder" };
  const started = await beginCapture(services, orderId);
  if ("outcome" in started) return started;
  const state = await askProvider(services, started.payment, order);
  return settlePayment(services, customerActor(person), orderId, started.payment, state);
}

/** Finishes captures that a crash or a silent provider left pending; returns their number. */
export async function finishPendingCaptures(services: Services): Promise<number> {
  const before = new Date(services.clock().getTime() - hangingFor);
  const hanging = await services.database.queries
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(
      and(eq(orders.status, "capturing"), eq(payments.status, "capturing"), lt(payments.updated_at, before)),
    );
  await forEachIsolated(services, hanging, "a payment could not be finished", ({ payment, order }) =>
    finishPayment(services, payment, order),
  );
  return hanging.length;
}

export const finishPayment = async (
  services: Services,
  payment: PaymentRow,
  order: OrderRow,
): Promise<ProcessPaymentResult> =>
  settlePayment(services, jobActor, order.id, payment, await askProvider(services, payment, order));

/** Settles a payment without a waiting request, if it was captured. */
export async function reconcilePayment(
  services: Services,
  payment: PaymentRow,
  order: OrderRow,
): Promise<void> {
  const state = await services.provider.lookUp(expectedPayment(payment, order));
  if (state.outcome === "captured" || state.outcome === "captureRefunded")
    await settlePayment(services, jobActor, order.id, payment, state);
}

async function beginCapture(
  services: Services,
  orderId: string,
): Promise<ProcessPaymentResult | { payment: PaymentRow }> {
  return services.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (isPaid(order.status)) return { outcome: "paid", order };
    if (order.status === "cancelled") return { outcome: "cancelled" };
    const payment = await findLivePayment(tx, orderId);
    if (!payment || order.status === "draft" || order.status === "submitted")
      return { outcome: "notPrepared" };
    // A repeated call keeps the start of the capture.
    if (payment.status !== "capturing") {
      await markPayment(tx, services.clock(), orderId, "capturing", payment.id, "capturing");
    }
    return { payment };
  });
}

/** An unclear response is checked once by looking up the provider's order. */
async function askProvider(
  { provider }: Services,
  payment: PaymentRow,
  order: OrderRow,
): Promise<CaptureState> {
  const expected = expectedPayment(payment, order);
  const captured = await provider.capture(expected, payment.id);
  const isOpen = captured.outcome === "unclear" || captured.outcome === "unknown";
  return isOpen ? provider.lookUp(expected) : captured;
}
