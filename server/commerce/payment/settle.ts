import { eq } from "drizzle-orm";
import { fromWire, minorUnits } from "#domain/money.ts";
import type { Actor } from "#server/commerce/audit/audit.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { isPaid, lockOrderOfCustomer, type OrderRow } from "#server/commerce/orders/orders.ts";
import { markOrderPaid } from "#server/commerce/orders/paid.ts";
import type { Services } from "#server/commerce/services.ts";
import { incrementCounter, type CounterName } from "#server/platform/telemetry/telemetry.ts";
import { openIssue } from "./payment-issues.ts";
import { findLivePayment, type PaymentRow } from "./prepare.ts";
import type { CaptureState } from "./provider.ts";
import { storePaymentRefusal } from "./payment-refusal.ts";

export type ProcessPaymentResult =
  | { outcome: "paid" | "pending"; order: OrderRow }
  | { outcome: "noOrder" }
  | { outcome: "notPrepared" }
  | { outcome: "cancelled" }
  | { outcome: "notApproved" }
  | { outcome: "declined" }
  | { outcome: "currencyNotSupported" }
  | { outcome: "unclear" };

type Captured = Pick<Extract<CaptureState, { outcome: "captured" }>, "captureId" | "fee">;
const { orders, payments } = customerSchema;

/** Books the state of a payment at the provider; idempotent. */
export async function settlePayment(
  services: Services,
  actor: Actor,
  orderId: string,
  payment: PaymentRow,
  state: CaptureState,
): Promise<ProcessPaymentResult> {
  let counter = null as CounterName | null;
  const settled = await services.database.transaction<ProcessPaymentResult>(async (tx) => {
    const order = await lockOrderOfCustomer(tx, orderId);
    if (isPaid(order.status)) return { outcome: "paid", order };
    const isLive = (await findLivePayment(tx, orderId))?.id === payment.id;
    // Another tab may have found it unapproved; captured money still counts.
    const isTaken = state.outcome === "captured" || (state.outcome === "captureRefunded" && !state.isWhole);
    if (isLive && isTaken) {
      counter = "paymentsCaptured";
      return {
        outcome: "paid",
        order: await settlePaid(tx, services, actor, order, payment, state),
      };
    }
    if (!isLive || order.status !== "capturing") return { outcome: "notPrepared" };
    const now = services.clock();
    switch (state.outcome) {
      case "captureRefunded":
        // All of it was refunded before it was booked, so the order can be paid again.
        await markPayment(tx, now, orderId, "submitted", payment.id, "closed");
        await tx
          .update(payments)
          .set({ capture_id: state.captureId, looked_up_at: now })
          .where(eq(payments.id, payment.id));
        return { outcome: "notApproved" };
      case "notApproved":
        await markPayment(tx, now, orderId, "payment_pending", payment.id, "created");
        return { outcome: "notApproved" };
      case "declined":
        counter = "paymentsFailed";
        await markPayment(tx, now, orderId, "submitted", payment.id, "closed");
        return state;
      case "currencyNotSupported":
        counter = "paymentsFailed";
        await markPayment(tx, now, orderId, "submitted", payment.id, "closed");
        await storePaymentRefusal(tx, now, orderId);
        return state;
      // Nothing was captured, and the provider no longer has the order, so another payment is created.
      case "unknown":
        await markPayment(tx, now, orderId, "submitted", payment.id, "closed");
        return { outcome: "notApproved" };
      case "pending":
        return { outcome: "pending", order };
      case "approved":
      case "captured":
      case "unclear":
        return { outcome: "unclear" };
    }
  });
  // Only after the commit, since the transaction may still fail.
  if (counter !== null) incrementCounter(counter);
  if (state.outcome === "captureRefunded")
    await openIssue(services, {
      kind: "difference",
      reference: state.captureId,
      orderId,
      detail: `The capture ${state.captureId} was paid back at the provider, ${state.isWhole ? "all of it" : "in part"}, before the shop had booked it.`,
    });
  return settled;
}

export async function markPayment(
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
