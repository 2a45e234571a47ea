import { and, eq, lt } from "drizzle-orm";
import { fromWire, minorUnits } from "#domain/money.ts";
import { actorOf, job, type Actor, type Person } from "../audit/audit.ts";
import type { Queries } from "../database/database.ts";
import * as customerSchema from "../database/customer-schema.ts";
import { eachAlone } from "../each-alone.ts";
import { findOrder, isPaid, lockOrder, lockOrderOfCustomer, type OrderRow } from "../orders/orders.ts";
import { markOrderPaid } from "../orders/paid.ts";
import { keepUnpayable } from "./unpayable.ts";
import type { Services } from "../services.ts";
import { expectedOf, livePayment, type PaymentRow } from "./prepare.ts";
import type { CaptureState } from "./provider.ts";
import { count, type Counted } from "../telemetry/watch.ts";

export type Processed =
  | { outcome: "paid" | "pending"; order: OrderRow }
  | { outcome: "noOrder" }
  | { outcome: "notPrepared" }
  | { outcome: "cancelled" }
  | { outcome: "notApproved" }
  | { outcome: "declined" }
  | { outcome: "currencyNotSupported" }
  | { outcome: "unclear" };

type Captured = Extract<CaptureState, { outcome: "captured" }>;
const { orders, payments } = customerSchema;
const hangingFor = 30_000;

/**
 * Takes the money that was approved. Three steps, of which only the first and the last touch the database: record
 * the intention, ask the provider, settle the answer. Every step may be repeated.
 */
export async function processPayment(
  services: Services,
  person: Person,
  orderId: string,
): Promise<Processed> {
  const { queries } = services.database;
  const order = await findOrder(queries, person.id, orderId);
  if (!order) return { outcome: "noOrder" };
  const begun = await beginCapture(services, orderId);
  if ("outcome" in begun) return begun;
  const state = await askProvider(services, begun.payment, order);
  return settle(services, actorOf(person), orderId, begun.payment, state);
}

/** Finishes captures that were left hanging by a crash or a silent provider; answers how many were checked. */
export async function finishHangingPayments(services: Services): Promise<number> {
  const before = new Date(services.clock().getTime() - hangingFor);
  const hanging = await services.database.queries
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(
      and(eq(orders.status, "capturing"), eq(payments.status, "capturing"), lt(payments.updated_at, before)),
    );
  await eachAlone(services, hanging, "a payment could not be finished", ({ payment, order }) =>
    finishPayment(services, payment, order),
  );
  return hanging.length;
}

/** Settles a capture that was begun, by what the provider says of it now. */
export const finishPayment = async (
  services: Services,
  payment: PaymentRow,
  order: OrderRow,
): Promise<Processed> =>
  settle(services, job, order.id, payment, await askProvider(services, payment, order));

async function beginCapture(
  services: Services,
  orderId: string,
): Promise<Processed | { payment: PaymentRow }> {
  return services.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (isPaid(order.status)) return { outcome: "paid", order };
    if (order.status === "cancelled") return { outcome: "cancelled" };
    const payment = await livePayment(tx, orderId);
    if (!payment || order.status === "draft" || order.status === "submitted")
      return { outcome: "notPrepared" };
    // Asked again, it has been capturing since the first time.
    if (payment.status !== "capturing") {
      await mark(tx, services.clock(), orderId, "capturing", payment.id, "capturing");
    }
    return { payment };
  });
}

/** An answer that leaves open what happened is checked once more, by looking up the provider's order. */
async function askProvider(
  { provider }: Services,
  payment: PaymentRow,
  order: OrderRow,
): Promise<CaptureState> {
  const expected = expectedOf(payment, order);
  const captured = await provider.capture(expected, payment.id);
  const isOpen = captured.outcome === "unclear" || captured.outcome === "unknown";
  return isOpen ? provider.lookUp(expected) : captured;
}

async function settle(
  services: Services,
  actor: Actor,
  orderId: string,
  payment: PaymentRow,
  state: CaptureState,
): Promise<Processed> {
  let told = null as Counted | null;
  const settled = await services.database.transaction<Processed>(async (tx) => {
    const order = await lockOrderOfCustomer(tx, orderId);
    if (isPaid(order.status)) return { outcome: "paid", order };
    const isLive = (await livePayment(tx, orderId))?.id === payment.id;
    // Another tab may have heard that nothing was approved; money that was taken still counts.
    if (isLive && state.outcome === "captured") {
      told = "paymentsCaptured";
      return {
        outcome: "paid",
        order: await settlePaid(tx, services, actor, order, payment, state),
      };
    }
    if (!isLive || order.status !== "capturing") return { outcome: "notPrepared" };
    const now = services.clock();
    switch (state.outcome) {
      case "notApproved":
        await mark(tx, now, orderId, "payment_pending", payment.id, "created");
        return { outcome: "notApproved" };
      case "declined":
        told = "paymentsFailed";
        await mark(tx, now, orderId, "submitted", payment.id, "closed");
        return state;
      case "currencyNotSupported":
        told = "paymentsFailed";
        await mark(tx, now, orderId, "submitted", payment.id, "closed");
        await keepUnpayable(tx, now, orderId);
        return state;
      // No money was taken; its address leads nowhere, so another payment is made.
      case "unknown":
        await mark(tx, now, orderId, "submitted", payment.id, "closed");
        return { outcome: "notApproved" };
      case "pending":
        return { outcome: "pending", order };
      case "approved":
      case "captured":
      case "unclear":
        return { outcome: "unclear" };
    }
  });
  // Not before it is certain: a transaction can still fail at its end.
  if (told !== null) count(told);
  return settled;
}

async function mark(
  tx: Queries,
  now: Date,
  orderId: string,
  status: OrderRow["status"],
  paymentId: string,
  paymentStatus: PaymentRow["status"],
): Promise<void> {
  await tx.update(orders).set({ status, updated_at: now }).where(eq(orders.id, orderId));
  await tx.update(payments).set({ status: paymentStatus, updated_at: now }).where(eq(payments.id, paymentId));
}

async function settlePaid(
  tx: Queries,
  services: Services,
  actor: Actor,
  order: OrderRow,
  payment: PaymentRow,
  { captureId, fee }: Captured,
): Promise<OrderRow> {
  await tx
    .update(payments)
    .set({
      status: "captured",
      capture_id: captureId,
      fee_minor: fee === null ? null : minorUnits(fromWire(Number(fee), order)),
      updated_at: services.clock(),
    })
    .where(eq(payments.id, payment.id));
  return markOrderPaid(tx, services, actor, order);
}
