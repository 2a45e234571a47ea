import { and, exists, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import { primaryImages, primaryImagesOfVariants } from "./images.ts";
import { findVariantNames } from "./variant-names.ts";

const { products, productPrices } = schema;
type Languages = Pick<ReadingLocale, "languageId" | "fallbackId">;

/** @param ids of products, which mean their default variants, or of other variants */
export async function findKnownProducts(
  queries: Queries,
  reading: Languages,
  ids: readonly string[],
): Promise<Schemas["KnownProduct"][]> {
  if (ids.length === 0) return [];
  const { id, product_id } = productVariants;
  const variants = await queries
    .select({ id, product_id })
    .from(productVariants)
    .where(inArray(id, [...ids]));
  const known = await findKnown(
    queries,
    reading,
    inArray(products.id, [...new Set(variants.map((variant) => variant.product_id))]),
  );
  const names = await findVariantNames(
    queries,
    reading,
    variants.map((variant) => variant.id),
  );
  const pictures = await primaryImagesOfVariants(queries, reading, [...names.keys()]);
  return variants.flatMap((variant) =>
    known
      .filter((product) => product.id === variant.product_id)
      .map((product) => ({
        ...product,
        variant_id: variant.id,
        variant_name: names.get(variant.id) ?? null,
        primary_image: pictures.get(variant.id) ?? product.primary_image,
      })),
  );
}

/** Null if no market sells it. */
export async function findSoldSomewhere(
  queries: Queries,
  reading: Languages,
  reference: { id: string } | { url_fragment: string },
): Promise<Schemas["KnownProduct"] | null> {
  const isIt =
    "id" in reference ? eq(products.id, reference.id) : eq(products.url_fragment, reference.url_fragment);
  const hasPrice = exists(
    queries
      .select({ id: productPrices.product_id })
      .from(productPrices)
      .where(eq(productPrices.product_id, products.id)),
  );
  const [product] = await findKnown(queries, reading, and(isIt, isNull(products.retired_at), hasPrice));
  return product ?? null;
}

async function findKnown(
  queries: Queries,
  reading: Languages,
  filter: SQL | undefined,
): Promise<Schemas["KnownProduct"][]> {
  const rows = await queries
    .select({
      id: products.id,
      url_fragment: products.url_fragment,
      name: productNameColumn(reading.languageId, reading.fallbackId),
    })
    .from(products)
    .where(filter);
  const pictures = await primaryImages(
    queries,
    reading,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    name: row.name ?? "",
    variant_id: row.id,
    variant_name: null,
    primary_image: pictures.get(row.id) ?? null,
  }));
}

/** The name of an unsold product: in the first language, else the second, else any. */
export const productNameColumn = (first: string, second: string): SQL<string | null> => sql<string | null>`(
  select name from product_texts text where text.product_id = ${products.id}
  order by text.language_id = ${first} desc, text.language_id = ${second} desc, text.language_id limit 1
)`;
