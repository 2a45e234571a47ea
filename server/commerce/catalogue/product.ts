import { asc, eq } from "drizzle-orm";
import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import * as schema from "#server/platform/database/schema.ts";
import { tagProducts } from "./cache-tags.ts";
import type { CatalogueLocale, CategoryLink } from "./catalogue-locale.ts";
import { toWireImage } from "./images.ts";
import { findSoldSomewhere } from "./known-products.ts";
import type { ProductDetails } from "./product-columns.ts";
import { findProductDetails } from "./product-rows.ts";
import { findProducts, findSummaries, toWireSummary } from "./products.ts";
import { toWireVariants } from "./variants.ts";

const mostAlternatives = 4;
const { productCategories, relatedProducts } = schema;

export type ProductReference = { id: string } | { url_fragment: string };

/** Null if the market does not sell it. */
export async function findProduct(
  queries: Queries,
  locale: CatalogueLocale,
  reference: ProductReference,
): Promise<Schemas["Product"] | null> {
  const row = await findProductDetails(queries, locale, reference);
  if (!row) return null;
  const { product, details, category_ids, variants } = row;
  tagProducts(locale, [product.id]);
  const { text, facts, manufacturer, images, variant_images, related } = details;
  const categories = categoriesOf(locale, category_ids);
  return {
    ...toWireSummary(locale, row),
    description: text?.description ?? "",
    warnings: text?.warnings ?? null,
    manufacturer: manufacturer && toWireManufacturer(manufacturer),
    facts: facts && toWireFacts(facts),
    variants: toWireVariants(
      locale,
      product,
      variants,
      Map.groupBy(
        variant_images.map((image) => toWireImage(locale, image)),
        ({ holder_id }) => holder_id,
      ),
    ),
    categories,
    primary_category: categories[0] ?? null,
    images: images.map((image) => toWireImage(locale, image)),
    related_products: await findSummaries(queries, locale, related),
  };
}

/** A product that only other markets sell, with alternatives from this one; null if none sells it. */
export async function findNotSoldHere(
  queries: Queries,
  locale: CatalogueLocale,
  reference: ProductReference,
): Promise<Schemas["NotSoldHere"] | null> {
  const product = await findSoldSomewhere(queries, locale, reference);
  if (!product) return null;
  const { categoryIds, relatedIds } = await findSurroundings(queries, product.id);
  const categories = categoriesOf(locale, categoryIds);
  const related = await findSummaries(queries, locale, relatedIds);
  const category = categories[0]?.url_fragment;
  const alternatives =
    related.length > 0 || !category ? related : await findProducts(queries, locale, { category });
  return { product, categories, alternatives: alternatives.slice(0, mostAlternatives) };
}

async function findSurroundings(queries: Queries, productId: string) {
  const categories = await queries
    .select({ id: productCategories.category_id })
    .from(productCategories)
    .where(eq(productCategories.product_id, productId))
    .orderBy(asc(productCategories.position));
  const related = await queries
    .select({ id: relatedProducts.related_id })
    .from(relatedProducts)
    .where(eq(relatedProducts.product_id, productId))
    .orderBy(asc(relatedProducts.position));
  return { categoryIds: categories.map(({ id }) => id), relatedIds: related.map(({ id }) => id) };
}

/** The categories with these ids, then those above them. */
function categoriesOf({ categories }: CatalogueLocale, ids: readonly string[]): CategoryLink[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const above = (id: string): string[] => {
    const parent = byId.get(id)?.parent_id;
    return parent ? [parent, ...above(parent)] : [];
  };
  return [...new Set([...ids, ...ids.flatMap(above)])].flatMap((id) => byId.get(id) ?? []);
}

function toWireFacts(facts: NonNullable<ProductDetails["facts"]>): Schemas["PlantFacts"] {
  const { light, water, pets, height_delivered, height_grown, hardiness, habitats, months } = facts;
  const height = height_grown === null ? null : { delivered: height_delivered, grown: height_grown };
  return { light, water, pets, height, hardiness, habitats, months };
}

const toWireManufacturer = ({
  id: _id,
  ...manufacturer
}: NonNullable<ProductDetails["manufacturer"]>): Schemas["Manufacturer"] => manufacturer;
