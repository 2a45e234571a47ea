import { inArray, isNotNull } from "drizzle-orm";
import { parseGtin } from "#domain/gtin.ts";
import { chunk, updateFrom } from "#server/platform/database/batches.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import type { ApplyContext } from "./apply.ts";
import type { PositionedProduct } from "./apply-products.ts";

/** Products may exchange their numbers, so those that change are released before the new ones are written. */
export async function applyGtins(
  { tx }: ApplyContext,
  positioned: readonly PositionedProduct[],
): Promise<void> {
  const { id, gtin } = productVariants;
  const stored = await tx.select({ id, gtin }).from(productVariants).where(isNotNull(gtin));
  const wanted = new Map(
    positioned.flatMap(({ id, product }) => (product.gtin ? [[id, parseGtin(product.gtin)!] as const] : [])),
  );
  const released = stored.filter((row) => wanted.get(row.id) !== row.gtin).map((row) => row.id);
  for (const some of chunk(released))
    await tx.update(productVariants).set({ gtin: null }).where(inArray(id, some));
  for (const some of chunk([...wanted].map(([id, gtin]) => ({ id, gtin }))))
    await updateFrom(tx, productVariants, some);
}
