import { eq, inArray } from "drizzle-orm";
import { itemMaximum } from "#domain/specified-values.ts";
import { cartItems } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import { newId } from "#server/platform/ids.ts";

/** Without a variant, the default one is meant. */
type WantedLine = { product_id: string; variant_id?: string; count: number };

/** Makes these the customer's whole cart, without what the shop does not know. The customer must be locked. */
export async function replaceLines(
  tx: Queries,
  customer_id: string,
  lines: readonly WantedLine[],
): Promise<void> {
  const counts = new Map<string, number>();
  for (const { product_id, variant_id = product_id, count } of lines)
    counts.set(variant_id, Math.min((counts.get(variant_id) ?? 0) + count, itemMaximum));
  await tx.delete(cartItems).where(eq(cartItems.customer_id, customer_id));
  const known = await tx
    .select({ id: productVariants.id, product_id: productVariants.product_id })
    .from(productVariants)
    .where(inArray(productVariants.id, [...counts.keys()]));
  if (known.length === 0) return;
  await tx.insert(cartItems).values(
    known.map(({ id: variant_id, product_id }) => ({
      id: newId(),
      customer_id,
      product_id,
      variant_id,
      count: counts.get(variant_id)!,
    })),
  );
}
