import { and, eq, isNull, lt } from "drizzle-orm";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { forEachIsolated } from "#server/platform/for-each-isolated.ts";
import type { Services } from "#server/commerce/services.ts";
import { incrementCounter } from "#server/platform/telemetry/telemetry.ts";
import { openIssue } from "./payment-issues.ts";
import { expectedPayment, type PaymentRow } from "./prepare.ts";

const { orders, payments } = customerSchema;
/** Milliseconds; longer than a capture that began before the payment was closed can take. */
const settled = 60_000;

/**
 * Refunds captures of closed payments, whose order was cancelled or paid another way. Unclear responses are retried
 * next time.
 * @returns the number of refunds
 */
export async function refundLateCaptures(services: Services): Promise<number> {
  const { provider, clock } = services;
  const { queries } = services.database;
  const now = clock();
  const closedPayments = await queries
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(
      and(
        eq(payments.status, "closed"),
        isNull(payments.looked_up_at),
        lt(payments.updated_at, new Date(now.getTime() - settled)),
      ),
    );
  let refunds = 0;
  await forEachIsolated(
    services,
    closedPayments,
    "a closed payment could not be looked up",
    async ({ payment, order }) => {
      const set = (fields: Partial<PaymentRow>) =>
        queries.update(payments).set(fields).where(eq(payments.id, payment.id));
      const state =
        payment.refund_id === null ? await provider.lookUp(expectedPayment(payment, order)) : null;
      if (state?.outcome === "unclear" || state?.outcome === "pending") return;
      if (state && state.outcome !== "captured" && state.outcome !== "captureRefunded")
        return void (await set({ looked_up_at: now }));
      const refund =
        state === null
          ? await provider.lookUpRefund(payment.refund_id!)
          : await provider.refund(state.captureId, `refund-${payment.id}`);
      const captured = state && { capture_id: state.captureId };
      switch (refund.outcome) {
        case "refunded":
          await set({ ...captured, refund_id: refund.refundId, looked_up_at: now });
          refunds += 1;
          return incrementCounter("paymentsRefunded");
        case "pending":
          return void (await set({ ...captured, refund_id: refund.refundId }));
        case "failed":
          await openIssue(services, {
            kind: "refund_failed",
            reference: refund.refundId,
            orderId: order.id,
            detail: `The capture ${payment.capture_id ?? captured?.capture_id} of a closed payment was not paid back: ${refund.issue}.`,
          });
          return void (await set({ ...captured, refund_id: refund.refundId, looked_up_at: now }));
        case "refused":
          if (state?.outcome === "captureRefunded") await set({ ...captured, looked_up_at: now });
          return;
        case "unclear":
          return;
      }
    },
  );
  return refunds;
}
