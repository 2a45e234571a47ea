import { and, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { toContent } from "#domain/content.ts";
import { parseGtin } from "#domain/gtin.ts";
import { asJson, chunk, updateFrom } from "#server/platform/database/batches.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import { images } from "#server/platform/database/schema.ts";
import { newId } from "#server/platform/ids.ts";
import type { ApplyContext } from "./apply.ts";
import type { PositionedProduct } from "./apply-products.ts";
import type { ShopFolder } from "./format.ts";
import { variantsOf, type SoldVariant } from "./format-goods.ts";
import { sameVariants } from "./same-variants.ts";

const { id, gtin, reference, retired_at } = productVariants;

export async function knownVariantIds(
  tx: Queries,
  { products }: ShopFolder,
  idOf: ApplyContext["idOf"],
): Promise<ApplyContext["variantIdOf"]> {
  const stored = Map.groupBy(await tx.select().from(productVariants), ({ product_id }) => product_id);
  const ids = new Map<string, string>();
  for (const [fragment, product] of products) {
    const productId = idOf("product", fragment);
    const rows = stored.get(productId);
    const known = rows ? sameVariants(rows, variantsOf(product)) : new Map<string, string>();
    for (const [position, { reference: one }] of variantsOf(product).entries())
      ids.set(`${fragment} ${one}`, known.get(one) ?? (rows || position > 0 ? newId() : productId));
  }
  return (fragment, one) => ids.get(`${fragment} ${one}`)!;
}

export async function applyVariants(
  application: ApplyContext,
  positioned: readonly PositionedProduct[],
): Promise<void> {
  const { tx, now } = application;
  const rows = positioned.flatMap((one) => variantRows(application, one));
  const wanted = new Map(rows.map((row) => [row.id, row]));
  const stored = await tx.select().from(productVariants).where(isNull(retired_at));
  const gone = stored.filter((row) => !wanted.has(row.id)).map((row) => row.id);
  for (const some of chunk(gone))
    await tx.update(productVariants).set({ retired_at: now, gtin: null }).where(inArray(id, some));
  await releaseNumbers(tx, wanted);
  const known = new Set((await tx.select({ id }).from(productVariants)).map((row) => row.id));
  for (const some of chunk(rows.filter((row) => known.has(row.id))))
    await updateFrom(tx, productVariants, some);
  for (const some of chunk(rows.filter((row) => !known.has(row.id))))
    await tx.insert(productVariants).select(asJson(productVariants, some));
  await applyPictures(application, positioned);
}

/** Variants may exchange their numbers, so those that change are released before the new ones are written. */
async function releaseNumbers(
  tx: Queries,
  wanted: ReadonlyMap<string, { gtin: string | null; reference: string }>,
): Promise<void> {
  const withGtin = await tx.select({ id, gtin }).from(productVariants).where(isNotNull(gtin));
  const otherGtin = withGtin.filter((row) => wanted.get(row.id)?.gtin !== row.gtin).map((row) => row.id);
  for (const some of chunk(otherGtin))
    await tx.update(productVariants).set({ gtin: null }).where(inArray(id, some));
  const named = await tx.select({ id, reference }).from(productVariants).where(isNull(retired_at));
  const renamed = named.filter((row) => wanted.get(row.id)?.reference !== row.reference).map((row) => row.id);
  for (const some of chunk(renamed))
    await tx
      .update(productVariants)
      .set({ reference: sql`${id}::text` })
      .where(and(inArray(id, some)));
}

const variantRows = ({ idOf, variantIdOf }: ApplyContext, { fragment, product }: PositionedProduct) =>
  variantsOf(product).map((variant, position) => ({
    id: variantIdOf(fragment, variant.reference),
    product_id: idOf("product", fragment),
    position,
    ...columnsOf(variant),
  }));

function columnsOf(variant: SoldVariant) {
  const content = variant.content && toContent(variant.content.amount, variant.content.unit);
  return {
    reference: variant.reference,
    gtin: variant.gtin === undefined ? null : parseGtin(variant.gtin)!,
    option_values: variant.options,
    allow_purchase: variant.allow_purchase,
    points: variant.points ?? null,
    tax_class: variant.tax_class ?? null,
    weight_grams: variant.weight ?? null,
    content_thousandths: content?.thousandths ?? null,
    content_unit: content?.unit ?? null,
    retired_at: null,
  };
}

async function applyPictures(
  { tx, pictures, variantIdOf }: ApplyContext,
  positioned: readonly PositionedProduct[],
): Promise<void> {
  const shown = positioned.flatMap(({ fragment, product }) =>
    product.variants.flatMap((variant) =>
      variant.pictures.map(({ file, alt }, position) => ({
        ...pictures.get(file)!,
        id: newId(),
        holder_type: "variant" as const,
        holder_id: variantIdOf(fragment, variant.reference),
        position,
        alternative_texts: alt ?? {},
      })),
    ),
  );
  for (const some of chunk(shown)) await tx.insert(images).select(asJson(images, some));
}
