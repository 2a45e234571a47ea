import { eq } from "drizzle-orm";
import type { Backorders } from "#server/commerce/stock/stock.ts";
import { orderItems } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import type { ItemRow, OrderRow } from "./orders.ts";

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

const day = 86_400_000;

/** The day around which a backordered line is to be sent; null: not known. */
export const backorderDate = (
  { submitted_at }: Pick<OrderRow, "submitted_at">,
  { backorder_days }: Pick<ItemRow, "backorder_days">,
): Date | null =>
  submitted_at === null || backorder_days === null
    ? null
    : new Date(submitted_at.getTime() + backorder_days * day);
