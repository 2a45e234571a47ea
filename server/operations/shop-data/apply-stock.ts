import { eq } from "drizzle-orm";
import { bookMovement } from "#server/commerce/stock/change-stock.ts";
import { lockStock, type StockRow } from "#server/commerce/stock/stock.ts";
import { stockMovements, variantStock } from "#server/platform/database/stock-schema.ts";
import type { ApplyContext } from "./apply.ts";
import type { PositionedProduct } from "./apply-products.ts";
import { variantsOf, type ProductData } from "./format-goods.ts";

type Settings = ProductData["stock"];

/**
 * How each variant is tracked, and what it opens with: that is booked once, while nothing has moved its stock, so that
 * applying a folder again never resets what was counted.
 */
export async function applyStock(
  { tx, now, variantIdOf }: ApplyContext,
  positioned: readonly PositionedProduct[],
): Promise<void> {
  const stored = new Map((await tx.select().from(variantStock)).map((row) => [row.variant_id, row]));
  const moved = new Set(
    (await tx.selectDistinct({ id: stockMovements.variant_id }).from(stockMovements)).map(({ id }) => id),
  );
  const variants = positioned.flatMap(({ fragment, product }) =>
    variantsOf(product).map(({ reference, stock }) => ({ id: variantIdOf(fragment, reference), stock })),
  );
  const opens = ({ id, stock }: { id: string; stock?: Settings }) =>
    stock?.opening !== undefined && !moved.has(id);
  const changed = variants.filter((one) => opens(one) || !isSame(stored.get(one.id)!, settingsOf(one.stock)));
  await lockStock(
    tx,
    changed.map(({ id }) => id),
  );
  for (const one of changed) {
    const { id, stock } = one;
    const quantity = stock?.opening ?? 0;
    if (opens(one)) await bookMovement(tx, { variant_id: id, kind: "counted", quantity, created_at: now });
    if (!isSame(stored.get(id)!, settingsOf(stock)))
      await tx.update(variantStock).set(settingsOf(stock)).where(eq(variantStock.variant_id, id));
  }
}

const settingsOf = (stock: Settings) => ({
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
