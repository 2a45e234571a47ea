import { sql } from "drizzle-orm";
import { nameWithVariant } from "#domain/variant-name.ts";
import type { Shortage } from "#server/commerce/stock/stock.ts";
import { orderItems, orders } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { variantStock } from "#server/platform/database/stock-schema.ts";
import { variantColumn } from "#server/platform/database/variant-column.ts";

type ShortLine = Omit<Shortage, "name"> & { name: string; variant_name: string | null };

/**
 * The lines of a customer's draft of which too little is left. Reads without a lock, so that a sold-out order is refused
 * without waiting for others. The caller checks again under the lock, because stock may be sold in between.
 */
export async function findDraftShortages(
  queries: Queries,
  customerId: string,
  orderId: string,
): Promise<Shortage[]> {
  const variant = variantColumn(orderItems);
  const { rows } = await queries.execute<ShortLine>(sql`
    select ${orderItems.product_id}, ${variant} as variant_id, ${orderItems.name_local} as name, ${orderItems.variant_name_local} as variant_name,
      ${orderItems.count} as wanted, greatest(${variantStock.on_hand} - ${variantStock.allocated}, 0) as left
    from ${orderItems}
      join ${orders} on ${orders.id} = ${orderItems.order_id}
      join ${variantStock} on ${variantStock.variant_id} = ${variant}
    where ${orders.id} = ${orderId} and ${orders.customer_id} = ${customerId} and ${orders.status} = 'draft'
      and ${variantStock.tracked} and ${variantStock.policy} = 'deny'
      and ${variantStock.on_hand} - ${variantStock.allocated} < ${orderItems.count}
    order by ${orderItems.position}`);
  return rows.map(({ variant_name, name, ...line }) => ({
    ...line,
    name: nameWithVariant(name, variant_name),
  }));
}
