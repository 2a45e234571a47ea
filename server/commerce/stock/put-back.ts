import { and, eq, sum } from "drizzle-orm";
import type { Actor } from "#server/commerce/audit/audit.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { stockMovements } from "#server/platform/database/stock-schema.ts";
import { bookMovement } from "./change-stock.ts";

/**
 * Puts refunded pieces of an order back in stock, as far as they were taken out of it. The stock is locked.
 * @param pieces by variant
 */
export async function putBack(
  tx: Queries,
  { kind, id }: Actor,
  order: { id: string },
  pieces: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  for (const [variant_id, count] of pieces) {
    const quantity = Math.min(count, await takenOut(tx, order.id, variant_id));
    if (quantity === 0) continue;
    await bookMovement(tx, {
      variant_id,
      kind: "returned",
      quantity,
      administrator_id: kind === "administrator" ? id : null,
      order_id: order.id,
      created_at: now,
    });
  }
}

/** Pieces that were sent and not put back yet. */
async function takenOut(tx: Queries, orderId: string, variantId: string): Promise<number> {
  const [row] = await tx
    .select({ moved: sum(stockMovements.quantity).mapWith(Number) })
    .from(stockMovements)
    .where(and(eq(stockMovements.order_id, orderId), eq(stockMovements.variant_id, variantId)));
  return Math.max(0, -(row?.moved ?? 0));
}
