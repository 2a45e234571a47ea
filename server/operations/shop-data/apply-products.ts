import { inArray, sql } from "drizzle-orm";
import { toContent } from "#domain/content.ts";
import { asJson, updateFrom } from "#server/platform/database/batches.ts";
import { productFacts } from "#server/platform/database/goods-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import { newId } from "#server/platform/ids.ts";
import type { ApplyContext } from "./apply.ts";
import { applyTexts } from "./apply-texts.ts";
import type { ProductData } from "./format-goods.ts";

export type PositionedProduct = { id: string; fragment: string; position: number; product: ProductData };

export async function applyProducts(
  application: ApplyContext,
  positioned: readonly PositionedProduct[],
  texts: string,
) {
  const { tx, pictures } = application;
  const { products, productCategories, images } = schema;
  const ids = positioned.map(({ id }) => id);
  const rows = positioned.map((positionedProduct) => productRow(application, positionedProduct));
  await updateFrom(tx, products, rows);
  await tx.insert(products).select(asJson(products, rows)).onConflictDoNothing({ target: products.id });
  await applyTexts(tx, positioned, texts);
  await tx.delete(productCategories).where(inArray(productCategories.product_id, ids));
  const categories = positioned.flatMap(({ id, product }) =>
    product.categories.map((category, position) => ({
      product_id: id,
      category_id: application.idOf("category", category),
      position,
    })),
  );
  await tx.insert(productCategories).select(asJson(productCategories, categories));
  const shown = positioned.flatMap(({ id, product }) =>
    product.pictures.map(({ file, alt }, position) => ({
      ...pictures.get(file)!,
      id: newId(),
      holder_type: "product" as const,
      holder_id: id,
      position,
      alternative_texts:
        alt ??
        Object.fromEntries(Object.entries(product.text).map(([l, { picture_alt }]) => [l, picture_alt])),
    })),
  );
  if (shown.length > 0) await tx.insert(images).select(asJson(images, shown));
  await tx.delete(productFacts).where(inArray(productFacts.product_id, ids));
  const facts = positioned.flatMap(({ id, product }) => (product.facts ? factsRow(id, product.facts) : []));
  if (facts.length > 0) await tx.insert(productFacts).select(asJson(productFacts, facts));
}

/**
 * Products may exchange slugs, so each is released before the new ones are written; products no longer sold release
 * theirs for good.
 */
export async function releaseSlugs({ tx, shop, idOf }: ApplyContext) {
  const { id, url_fragment } = schema.products;
  const stored = await tx.select({ id, url_fragment }).from(schema.products);
  const moved = stored.filter(
    ({ id: held, url_fragment: fragment }) =>
      shop.products.has(fragment) && idOf("product", fragment) !== held,
  );
  if (moved.length === 0) return;
  await tx
    .update(schema.products)
    .set({ url_fragment: sql`${id}::text` })
    .where(
      inArray(
        id,
        moved.map((movedProduct) => movedProduct.id),
      ),
    );
}

function productRow({ now, idOf }: ApplyContext, { id, fragment, position, product }: PositionedProduct) {
  const content = product.content && toContent(product.content.amount, product.content.unit);
  return {
    id,
    url_fragment: fragment,
    reference: product.reference,
    position,
    allow_purchase: product.allow_purchase,
    points: product.points,
    withdrawal_exempt: product.withdrawal_exempt,
    sent_on: product.sent_on ?? [],
    frost_sensitive: product.frost_sensitive,
    tax_class: product.tax_class,
    pot_included: product.pot_included ?? null,
    barred_countries: product.barred_countries,
    latin_name: product.latin_name ?? null,
    manufacturer_id: product.manufacturer ?? null,
    content_thousandths: content?.thousandths ?? null,
    content_unit: content?.unit ?? null,
    primary_category_id: idOf("category", product.categories[0]!),
    options: product.options,
    retired_at: null,
    created_at: new Date(product.created_at),
    updated_at: now,
  };
}

const factsRow = (product_id: string, { height, ...facts }: NonNullable<ProductData["facts"]>) => ({
  product_id,
  ...facts,
  height_delivered: height?.delivered ?? null,
  height_grown: height?.grown ?? null,
});
