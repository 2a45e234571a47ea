import { asc, eq } from "drizzle-orm";
import { printedGtin } from "#domain/gtin.ts";
import { shownStock } from "#domain/stock.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { manufacturers, productFacts, productVariants } from "#server/platform/database/goods-schema.ts";
import { variantStock } from "#server/platform/database/stock-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import { findCategories } from "./categories.ts";
import { imagesOf } from "./images.ts";
import { findSoldSomewhere } from "./known-products.ts";
import type { ProductFilter } from "./product-list-query.ts";
import { findProducts } from "./products.ts";

const mostAlternatives = 4;
const { productCategories, products, productTexts, relatedProducts } = schema;

/** Null if the market does not sell it. */
export async function findProduct(
  queries: Queries,
  locale: ReadingLocale,
  filter: ProductFilter,
): Promise<Schemas["Product"] | null> {
  const [product] = await findProducts(queries, locale, filter);
  if (!product) return null;
  const categories = await categoriesOf(queries, locale, product.id);
  return {
    ...product,
    ...(await findText(queries, locale, product.id)),
    manufacturer: await findManufacturer(queries, product.id),
    facts: await findFacts(queries, product.id),
    variants: await findVariants(queries, product.id),
    categories,
    primary_category: categories[0] ?? null,
    images: (await imagesOf(queries, locale, [product.id])).get(product.id) ?? [],
    related_products: await relatedTo(queries, locale, product.id),
  };
}

/** A product that only other markets sell, with alternatives from this one; null if none sells it. */
export async function findNotSoldHere(
  queries: Queries,
  locale: ReadingLocale,
  reference: { id: string } | { url_fragment: string },
): Promise<Schemas["NotSoldHere"] | null> {
  const product = await findSoldSomewhere(queries, locale, reference);
  if (!product) return null;
  const categories = await categoriesOf(queries, locale, product.id);
  const related = await relatedTo(queries, locale, product.id);
  const category = categories[0]?.url_fragment;
  const alternatives =
    related.length > 0 || !category ? related : await findProducts(queries, locale, { category });
  return { product, categories, alternatives: alternatives.slice(0, mostAlternatives) };
}

async function categoriesOf(queries: Queries, locale: ReadingLocale, productId: string) {
  const rows = await queries
    .select({ id: productCategories.category_id })
    .from(productCategories)
    .where(eq(productCategories.product_id, productId))
    .orderBy(asc(productCategories.position));
  const all = await findCategories(queries, locale);
  const above = (id: string): string[] => {
    const parent = all.find((category) => category.id === id)?.parent_id;
    return parent ? [parent, ...above(parent)] : [];
  };
  const ids = rows.map(({ id }) => id);
  return [...new Set([...ids, ...ids.flatMap(above)])].flatMap((categoryId) =>
    all
      .filter(({ id }) => id === categoryId)
      .map(({ id, url_fragment, name, parent_id }) => ({ id, url_fragment, name, parent_id })),
  );
}

async function relatedTo(queries: Queries, locale: ReadingLocale, productId: string) {
  const rows = await queries
    .select({ id: relatedProducts.related_id })
    .from(relatedProducts)
    .where(eq(relatedProducts.product_id, productId))
    .orderBy(asc(relatedProducts.position));
  if (rows.length === 0) return [];
  const summaries = await findProducts(queries, locale, { ids: rows.map(({ id }) => id) });
  return rows.flatMap(({ id }) => summaries.filter((product) => product.id === id));
}

async function findVariants(queries: Queries, productId: string): Promise<Schemas["ProductVariant"][]> {
  const rows = await queries
    .select({ variant: productVariants, stock: variantStock })
    .from(productVariants)
    .innerJoin(variantStock, eq(variantStock.variant_id, productVariants.id))
    .where(eq(productVariants.product_id, productId))
    .orderBy(asc(productVariants.position));
  return rows.map(({ variant: { id, reference, gtin }, stock }) => ({
    id,
    reference,
    gtin: gtin && printedGtin(gtin),
    ...shownStock(stock),
  }));
}

async function findFacts(queries: Queries, productId: string): Promise<Schemas["PlantFacts"] | null> {
  const [facts] = await queries.select().from(productFacts).where(eq(productFacts.product_id, productId));
  if (!facts) return null;
  const { light, water, pets, height_delivered, height_grown, hardiness, habitats, months } = facts;
  const height = height_grown === null ? null : { delivered: height_delivered, grown: height_grown };
  return { light, water, pets, height, hardiness, habitats, months };
}

async function findText(queries: Queries, locale: ReadingLocale, productId: string) {
  const rows = await queries
    .select({
      language: productTexts.language_id,
      description: productTexts.description,
      warnings: productTexts.warnings,
    })
    .from(productTexts)
    .where(eq(productTexts.product_id, productId));
  const inLanguageOf = (id: string) => rows.find(({ language }) => language === id);
  const { description = "", warnings = null } =
    inLanguageOf(locale.languageId) ?? inLanguageOf(locale.fallbackId) ?? {};
  return { description, warnings };
}

async function findManufacturer(
  queries: Queries,
  productId: string,
): Promise<Schemas["Manufacturer"] | null> {
  const [product] = await queries
    .select({ manufacturer: manufacturers })
    .from(manufacturers)
    .innerJoin(products, eq(products.manufacturer_id, manufacturers.id))
    .where(eq(products.id, productId));
  if (!product) return null;
  const { id: _id, ...manufacturer } = product.manufacturer;
  return manufacturer;
}
