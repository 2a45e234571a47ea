import { eq } from "drizzle-orm";
import { orders } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";
import { markets } from "#server/platform/database/schema.ts";

/** How many photos a refund may have, and their size in bytes, as its order's market says. @throws if there is no such refund */
export async function findPhotoLimits(
  queries: Queries,
  refundId: string,
): Promise<{ maximum: number; largest: number }> {
  const [limits] = await queries
    .select({ maximum: markets.refund_files, largest: markets.refund_file_bytes })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .innerJoin(markets, eq(markets.id, orders.market_id))
    .where(eq(refunds.id, refundId));
  if (!limits) throw new Error(`There is no refund ${refundId}.`);
  return limits;
}
