import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { variantName } from "#domain/variants.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import { products } from "#server/platform/database/schema.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";

/** The names of variants of products that have several, by variant, also of those that are no longer sold. */
export async function findVariantNames(
  queries: Queries,
  { languageId, fallbackId }: Pick<ReadingLocale, "languageId" | "fallbackId">,
  variantIds: readonly string[],
): Promise<Map<string, string | null>> {
  if (variantIds.length === 0) return new Map();
  const rows = await queries
    .select({
      id: productVariants.id,
      chosen: productVariants.option_values,
      options: products.options,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.product_id))
    .where(and(inArray(productVariants.id, [...variantIds]), ne(products.options, sql`'[]'::jsonb`)));
  return new Map(
    rows.map(({ id, options, chosen }) => [id, variantName(options, chosen, languageId, fallbackId)]),
  );
}
