import { and, eq, sql } from "drizzle-orm";
import { absoluteUrl, links } from "#domain/links.ts";
import { money } from "#domain/money.ts";
import { toDecimal } from "dinero.js/bigint";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import type { OrderStatus } from "#server/platform/database/customer-schema.ts";
import { newId } from "#server/platform/ids.ts";
import { findOrder, lockOrder, type OrderRow } from "#server/commerce/orders/orders.ts";
import type { ExpectedPayment } from "./provider.ts";
import { storePaymentRefusal } from "./payment-refusal.ts";
import type { Services } from "#server/commerce/services.ts";
import type { Queries } from "#server/platform/database/database.ts";

export type PaymentRow = typeof customerSchema.payments.$inferSelect;
export type PreparePaymentResult =
  | { outcome: "prepared"; payment: PaymentRow }
  | { outcome: "noOrder" }
  | { outcome: "notPayable"; status: Exclude<OrderStatus, "submitted"> }
  | { outcome: "currencyNotSupported" }
  | { outcome: "providerError" };

const { orders, payments } = customerSchema;

/** An order has one open payment: repeated and simultaneous calls return the same one. */
export async function preparePayment(
  services: Services,
  customerId: string,
  orderId: string,
  returnOrigin: string,
): Promise<PreparePaymentResult> {
  const { queries } = services.database;
  const order = await findOrder(queries, customerId, orderId);
  if (!order) return { outcome: "noOrder" };
  const { status } = order;
  if (status !== "submitted" && status !== "payment_pending" && status !== "capturing") {
    return { outcome: "notPayable", status };
  }
  const known = await findLivePayment(queries, orderId);
  if (known) return { outcome: "prepared", payment: known };
  const backAs = (payment: "approved" | "cancelled") =>
    absoluteUrl(returnOrigin, order.language_id, links.confirmOrder(order.id, payment));
  const created = await services.provider.create({
    requestId: `${order.id}-${await attemptsOf(queries, orderId)}`,
    reference: order.reference,
    amount: toDecimal(money(order.due_minor, order)),
    currency: order.currency,
    returnUrl: backAs("approved"),
    cancelUrl: backAs("cancelled"),
  });
  if (created.outcome === "currencyNotSupported") {
    await storePaymentRefusal(queries, services.clock(), orderId);
    return created;
  }
  if (created.outcome === "failed") return { outcome: "providerError" };
  return services.database.transaction(async (tx) => {
    const current = await lockOrder(tx, orderId);
    const other = await findLivePayment(tx, orderId);
    if (other) return { outcome: "prepared", payment: other };
    if (current.status !== "submitted") return { outcome: "notPayable", status: current.status };
    const now = services.clock();
    const [payment] = await tx
      .insert(payments)
      .values({
        id: newId(),
        order_id: orderId,
        status: "created",
        provider_order_id: created.providerOrderId,
        approval_url: created.approvalUrl,
        amount_minor: current.due_minor,
        created_at: now,
        updated_at: now,
      })
      .returning();
    await tx.update(orders).set({ status: "payment_pending", updated_at: now }).where(eq(orders.id, orderId));
    return { outcome: "prepared", payment: payment! };
  });
}

export const expectedPayment = (payment: PaymentRow, order: OrderRow): ExpectedPayment => ({
  providerOrderId: payment.provider_order_id,
  amount: toDecimal(money(payment.amount_minor, order)),
  currency: order.currency,
});

export async function findLivePayment(queries: Queries, orderId: string): Promise<PaymentRow | null> {
  const [payment] = await queries
    .select()
    .from(payments)
    .where(and(eq(payments.order_id, orderId), sql`${payments.status} <> 'closed'`));
  return payment ?? null;
}

/** A closed payment is not reused, so the next attempt has its own idempotency key. */
async function attemptsOf(queries: Queries, orderId: string): Promise<number> {
  const rows = await queries.select({ id: payments.id }).from(payments).where(eq(payments.order_id, orderId));
  return rows.length + 1;
}
