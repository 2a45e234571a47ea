import { promiseDelivery } from "./delivery-dates.ts";
import { eq, sql } from "drizzle-orm";
import { writeAuditEntry, type Actor } from "#server/commerce/audit/audit.ts";
import { earnCommission } from "#server/commerce/commissions/commissions.ts";
import type { Queries } from "#server/platform/database/database.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import { bookPoints } from "#server/commerce/points/points.ts";
import type { Services } from "#server/commerce/services.ts";
import { findItems, earnedPointsOf, type OrderRow } from "./orders.ts";

const { markets } = schema;
const { orders } = customerSchema;

/**
 * The only way for an order to become paid; the caller has locked the customer and the order. The invoice number
 * comes last, from the market's row, so the series has no gaps and the lock is short.
 */
export async function markOrderPaid(
  tx: Queries,
  services: Services,
  actor: Actor,
  order: OrderRow,
): Promise<OrderRow> {
  const now = services.clock();
  const items = await findItems(tx, [order.id]);
  await bookPoints(tx, now, {
    customerId: order.customer_id,
    kind: "earned",
    sourceId: order.id,
    points: 0,
    deposit: earnedPointsOf(order, items),
  });
  await earnCommission(tx, now, order, items);
  await services.jobs.enqueue(tx, "invoice", { orderId: order.id });
  await services.jobs.enqueue(tx, "order-to-pack-mail", { orderId: order.id });
  const subject = { order: order.id };
  await writeAuditEntry(tx, { action: "order.paid", at: now, actor, ownerId: order.customer_id, subject });
  const [market] = await tx
    .update(markets)
    .set({ last_invoice_number: sql`last_invoice_number + 1` })
    .where(eq(markets.id, order.market_id))
    .returning();
  const promised = await promiseDelivery(tx, order, items, market!, now);
  const [paid] = await tx
    .update(orders)
    .set({
      status: "paid",
      paid_at: now,
      updated_at: now,
      invoice_number: market!.last_invoice_number,
      ...promised,
    })
    .where(eq(orders.id, order.id))
    .returning();
  return paid!;
}
