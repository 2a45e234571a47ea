import { and, eq, isNull, lt } from "drizzle-orm";
import * as customerSchema from "../database/customer-schema.ts";
import { eachAlone } from "../each-alone.ts";
import type { Services } from "../services.ts";
import { count } from "../telemetry/watch.ts";
import { expectedOf } from "./prepare.ts";

const { orders, payments } = customerSchema;
/** Longer than a capture can take that began before the payment was closed. */
const settled = 60_000;

/**
 * Refunds what was captured for a payment that had been closed meanwhile: its order is cancelled, or paid another way. If
 * the provider's answer is unclear, it is asked again next time.
 *
 * @returns how many were refunded
 */
export async function refundLateCaptures(services: Services): Promise<number> {
  const { provider, clock } = services;
  const { queries } = services.database;
  const now = clock();
  const closed = await queries
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
  await eachAlone(services, closed, "a closed payment could not be looked up", async ({ payment, order }) => {
    const state = await provider.lookUp(expectedOf(payment, order));
    if (state.outcome === "unclear" || state.outcome === "pending") return;
    const refund =
      state.outcome === "captured" ? await provider.refund(state.captureId, `refund-${payment.id}`) : null;
    if (refund && refund.outcome !== "refunded") return;
    if (refund) refunds += 1;
    await queries
      .update(payments)
      .set({
        looked_up_at: now,
        ...(refund && state.outcome === "captured"
          ? { capture_id: state.captureId, refund_id: refund.refundId }
          : {}),
      })
      .where(eq(payments.id, payment.id));
    if (refund) count("paymentsRefunded");
  });
  return refunds;
}
