import { inArray } from "drizzle-orm";
import type { Queries } from "#server/platform/database/database.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";

/** The product of each of these variants that exists. */
export async function findProductsOfVariants(
  queries: Queries,
  variantIds: readonly string[],
): Promise<Map<string, string>> {
  if (variantIds.length === 0) return new Map();
  const rows = await queries
    .select({ id: productVariants.id, product_id: productVariants.product_id })
    .from(productVariants)
    .where(inArray(productVariants.id, [...variantIds]));
  return new Map(rows.map(({ id, product_id }) => [id, product_id]));
}
