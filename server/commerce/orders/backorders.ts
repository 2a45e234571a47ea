import { eq } from "drizzle-orm";
import { findStock, isBackordered, type Backorders } from "#server/commerce/stock/stock.ts";
import { orderItems } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import type { ItemRow } from "./orders.ts";

/** Keeps with the lines of an order what is said of their stock. */
export async function freezeBackorders(
  tx: Queries,
  items: readonly ItemRow[],
  backorders: Backorders,
): Promise<void> {
  for (const { id, variant_id } of items) {
    const days = backorders.get(variant_id);
    if (days === undefined) continue;
    await tx.update(orderItems).set({ backordered: true, backorder_days: days }).where(eq(orderItems.id, id));
  }
}

/** The lines of a draft, with what would be said of their stock if it were placed now. */
export async function withBackorders(queries: Queries, items: readonly ItemRow[]): Promise<ItemRow[]> {
  const stock = await findStock(
    queries,
    items.map(({ variant_id }) => variant_id),
  );
  return items.map((item) => {
    const row = stock.get(item.variant_id);
    return row !== undefined && isBackordered(row, item.count)
      ? { ...item, backordered: true, backorder_days: row.backorder_days }
      : item;
  });
}

const day = 86_400_000;

/** The day around which a backordered line is to be sent; null: not known. */
export const backorderDate = (
  orderedAt: Date,
  { backorder_days }: Pick<ItemRow, "backorder_days">,
): Date | null => (backorder_days === null ? null : new Date(orderedAt.getTime() + backorder_days * day));
