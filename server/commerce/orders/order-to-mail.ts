import { and, eq, isNull } from "drizzle-orm";
import type { MarketRow } from "#server/commerce/markets/markets.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { customers, orders } from "#server/platform/database/customer-schema.ts";
import { markets } from "#server/platform/database/schema.ts";
import type { OrderRow } from "./orders.ts";

export type OrderToMail = {
  order: OrderRow;
  /** The customer's. */
  email: string;
  guest_email_key: string | null;
  market: MarketRow;
};

/** Null if the customer's account was deleted: nothing is mailed any more. */
export async function findOrderToMail(queries: Queries, orderId: string): Promise<OrderToMail | null> {
  const [row] = await queries
    .select({
      order: orders,
      email: customers.email,
      guest_email_key: customers.guest_email_key,
      market: markets,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customer_id))
    .innerJoin(markets, eq(markets.id, orders.market_id))
    .where(and(eq(orders.id, orderId), isNull(customers.deleted_at)));
  return row ?? null;
}
