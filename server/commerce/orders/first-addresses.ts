import { and, eq, ne } from "drizzle-orm";
import type { CustomerRow } from "#server/commerce/accounts/customers.ts";
import { customers, orders } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import type { OrderRow } from "./orders.ts";

/**
 * Stores the addresses of a customer's first order in the account, unless it has some, so that the next order begins
 * with them; a gift's delivery address is the recipient's. Later orders don't, because the customer may have removed an address on purpose. The order's submission
 * covers it in the audit log.
 * @param customer locked
 */
export async function saveFirstAddresses(
  tx: Queries,
  customer: CustomerRow,
  order: OrderRow,
  at: Date,
): Promise<void> {
  const first = {
    ...(customer.delivery_address === null &&
      order.gift_note === null && { delivery_address: order.delivery_address }),
    ...(customer.invoice_address === null &&
      order.invoice_address !== null && { invoice_address: order.invoice_address }),
  };
  if (Object.keys(first).length === 0) return;
  const earlier = and(
    eq(orders.customer_id, customer.id),
    ne(orders.status, "draft"),
    ne(orders.id, order.id),
  );
  if ((await tx.$count(orders, earlier)) > 0) return;
  await tx
    .update(customers)
    .set({ ...first, updated_at: at })
    .where(eq(customers.id, customer.id));
}
