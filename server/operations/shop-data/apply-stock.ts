import { eq } from "drizzle-orm";
import { bookMovement } from "#server/commerce/stock/change-stock.ts";
import { lockStock, type StockRow } from "#server/commerce/stock/stock.ts";
import { stockMovements, variantStock } from "#server/platform/database/stock-schema.ts";
import type { ApplyContext } from "./apply.ts";
import type { PositionedProduct } from "./apply-products.ts";
import type { ProductData } from "./format-goods.ts";

/**
 * How each variant is tracked, and what it opens with: that is booked once, while nothing has moved its stock, so that
 * applying a folder again never resets what was counted.
 */
export async function applyStock(
  { tx, now }: ApplyContext,
  positioned: readonly PositionedProduct[],
): Promise<void> {
  const stored = new Map((await tx.select().from(variantStock)).map((row) => [row.variant_id, row]));
  const moved = new Set(
    (await tx.selectDistinct({ id: stockMovements.variant_id }).from(stockMovements)).map(({ id }) => id),
  );
  const opens = ({ id, product }: PositionedProduct) =>
    product.stock?.opening !== undefined && !moved.has(id);
  const changed = positioned.filter(
    (one) => opens(one) || !isSame(stored.get(one.id)!, settingsOf(one.product)),
  );
  await lockStock(
    tx,
    changed.map(({ id }) => id),
  );
  for (const one of changed) {
    const { id, product } = one;
    const quantity = product.stock?.opening ?? 0;
    if (opens(one)) await bookMovement(tx, { variant_id: id, kind: "counted", quantity, created_at: now });
    if (!isSame(stored.get(id)!, settingsOf(product)))
      await tx.update(variantStock).set(settingsOf(product)).where(eq(variantStock.variant_id, id));
  }
}

const settingsOf = ({ stock }: ProductData) => ({
  tracked: stock?.tracked ?? false,
  policy: stock?.policy ?? "deny",
  backorder_days: stock?.days ?? null,
  few: stock?.low ?? 0,
});

const isSame = (row: StockRow, settings: ReturnType<typeof settingsOf>): boolean =>
  row.tracked === settings.tracked &&
  row.policy === settings.policy &&
  row.backorder_days === settings.backorder_days &&
  row.few === settings.few;
