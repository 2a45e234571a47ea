import { sql } from "drizzle-orm";
import type { Queries } from "#server/platform/database/database.ts";
import { itemsToShip } from "./items-to-ship.ts";

/** A locked order no longer holds stock for what was withdrawn before it was sent: a withdrawal is never refused. */
export async function releaseWithdrawn(tx: Queries, orderId: string): Promise<void> {
  await tx.execute(sql`select lock_stock_of(${orderId})`);
  const left = await itemsToShip(tx, orderId);
  const { rows } = await tx.execute<{ id: string; allocated_count: number }>(
    sql`select id, allocated_count from order_items where order_id = ${orderId} order by coalesce(variant_id, product_id)`,
  );
  for (const { id, allocated_count } of rows) {
    const pieces = Math.min(allocated_count, left.get(id) ?? 0);
    await tx.execute(sql`select set_allocated(${id}, ${pieces}::int)`);
  }
}
