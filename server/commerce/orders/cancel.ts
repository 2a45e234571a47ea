import { and, eq, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import { unpaidGuestOrderLifetime, unpaidOrderLifetime } from "#domain/business-constants.ts";
import { lockCustomer } from "#server/commerce/accounts/customers.ts";
import { writeAuditEntry, jobActor, type Actor } from "#server/commerce/audit/audit.ts";
import { addLines } from "#server/commerce/cart/merge-cart.ts";
import type { Queries } from "#server/platform/database/database.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import type { OrderStatus } from "#server/platform/database/customer-schema.ts";
import { forEachIsolated } from "#server/platform/for-each-isolated.ts";
import { bookPoints } from "#server/commerce/points/points.ts";
import type { Services } from "#server/commerce/services.ts";
import { findItems, lockOwnOrder, type OrderRow } from "./orders.ts";

export type CancelOrderResult =
  | { outcome: "cancelled"; order: OrderRow }
  | { outcome: "noOrder" }
  | { outcome: "tooLate"; status: Exclude<OrderStatus, "submitted" | "payment_pending" | "cancelled"> };

const { customers, orders, payments } = customerSchema;

/** Cancels an unpaid order; idempotent. */
export async function cancelOrder(
  services: Services,
  actor: Actor,
  customerId: string,
  orderId: string,
): Promise<CancelOrderResult> {
  return services.database.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const order = await lockOwnOrder(tx, customerId, orderId);
    if (!order) return { outcome: "noOrder" };
    if (order.status === "cancelled") return { outcome: "cancelled", order };
    if (order.status !== "submitted" && order.status !== "payment_pending") {
      return { outcome: "tooLate", status: order.status };
    }
    return { outcome: "cancelled", order: await cancelLocked(tx, actor, order, services.clock()) };
  });
}

export async function cancelUnpaidOrders(services: Services): Promise<number> {
  const ago = (lifetime: number) => new Date(services.clock().getTime() - lifetime);
  const stale = await services.database.queries
    .select({ id: orders.id, customer_id: orders.customer_id })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customer_id))
    .where(
      and(
        inArray(orders.status, ["submitted", "payment_pending"]),
        or(
          lt(orders.submitted_at, ago(unpaidOrderLifetime)),
          and(isNotNull(customers.guest_email_key), lt(orders.submitted_at, ago(unpaidGuestOrderLifetime))),
        ),
      ),
    );
  await forEachIsolated(services, stale, "an unpaid order could not be cancelled", ({ id, customer_id }) =>
    cancelOrder(services, jobActor, customer_id, id),
  );
  return stale.length;
}

async function cancelLocked(tx: Queries, actor: Actor, order: OrderRow, now: Date): Promise<OrderRow> {
  // A trigger locks the stock, which comes before payments.
  const [cancelled] = await tx
    .update(orders)
    .set({ status: "cancelled", updated_at: now })
    .where(eq(orders.id, order.id))
    .returning();
  await tx
    .update(payments)
    .set({ status: "closed", updated_at: now })
    .where(and(eq(payments.order_id, order.id), sql`${payments.status} <> 'closed'`));
  const { customer_id: customerId, used_points: points } = order;
  await bookPoints(tx, now, { customerId, kind: "returned", sourceId: order.id, points, deposit: 0 });
  await addLines(tx, order.customer_id, await findItems(tx, [order.id]));
  const subject = { order: order.id };
  await writeAuditEntry(tx, { action: "order.cancelled", at: now, actor, ownerId: customerId, subject });
  return cancelled!;
}
