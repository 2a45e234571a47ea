import { eq, inArray, notInArray, sql } from "drizzle-orm";
import { contentOf } from "#domain/content.ts";
import { asInserted, chunked } from "../database/batches.ts";
import { manufacturers, productFacts } from "../database/goods-schema.ts";
import * as schema from "../database/schema.ts";
import { rebuildSearchWords, searchColumns } from "../catalogue/search-columns.ts";
import { cleanHtml } from "../html.ts";
import { newId } from "../ids.ts";
import type { Application } from "./apply.ts";
import { applyPrices } from "./apply-prices.ts";
import type { ShopFolder } from "./format.ts";
import type { ProductData } from "./format-goods.ts";
import { often } from "./progress.ts";

export async function applyCatalogue(application: Application): Promise<void> {
  await applyManufacturers(application);
  await applyCategories(application);
  const ranks = sortRanks(application.shop);
  const placed = [...application.shop.products].map(([fragment, product], position): Placed => ({
    id: application.idOf("product", fragment),
    fragment,
    position,
    product,
  }));
  await freeAddresses(application);
  for (const some of chunked(placed, often)) {
    await applyProducts(application, some, ranks);
    if (some.length === often) application.say(`Products: ${some.at(-1)!.position + 1} of ${placed.length}`);
  }
  await applyPrices(application);
  await applyRelations(application);
  await retireMissing(application);
  await removeManufacturers(application);
  await rebuildSearchWords(application.tx);
}

async function applyManufacturers({ tx, shop }: Application) {
  for (const [id, manufacturer] of shop.manufacturers) {
    await tx
      .insert(manufacturers)
      .values({ id, ...manufacturer })
      .onConflictDoUpdate({ target: manufacturers.id, set: manufacturer });
  }
}

async function applyCategories({ tx, shop, pictures, now, idOf }: Application) {
  const parentsFirst = [...shop.categories].sort(
    ([, a], [, b]) => depth(shop, a.parent) - depth(shop, b.parent),
  );
  for (const [fragment, category] of parentsFirst) {
    const row = {
      id: idOf("category", fragment),
      url_fragment: fragment,
      parent_id: category.parent ? idOf("category", category.parent) : null,
      position: category.position,
      updated_at: now,
    };
    await tx
      .insert(schema.categories)
      .values({ ...row, created_at: now })
      .onConflictDoUpdate({ target: schema.categories.id, set: row });
    await tx.delete(schema.categoryTexts).where(eq(schema.categoryTexts.category_id, row.id));
    await tx.insert(schema.categoryTexts).values(
      Object.entries(category.text).map(([language_id, { name, description }]) => ({
        category_id: row.id,
        language_id,
        name,
        description: cleanHtml(description),
      })),
    );
    if (category.image) {
      const names = Object.entries(category.text).map(([id, { name }]) => [id, name]);
      await tx.insert(schema.images).values({
        ...pictures.get(category.image)!,
        id: newId(),
        holder_type: "category",
        holder_id: row.id,
        position: 0,
        alternative_texts: Object.fromEntries(names),
      });
    }
  }
}

const depth = (shop: ShopFolder, parent: string | undefined): number =>
  parent ? 1 + depth(shop, shop.categories.get(parent)!.parent) : 0;

type Placed = { id: string; fragment: string; position: number; product: ProductData };

/** These products, in as many statements as one needs. */
async function applyProducts(
  application: Application,
  placed: readonly Placed[],
  ranks: ReadonlyMap<string, number>,
) {
  const { tx, pictures } = application;
  const { products, productTexts, productCategories, images } = schema;
  const ids = placed.map(({ id }) => id);
  const rows = placed.map((one) => productRow(application, one));
  const set = asInserted(Object.keys(rows[0]!));
  await tx.insert(products).values(rows).onConflictDoUpdate({ target: products.id, set });
  await tx.delete(productTexts).where(inArray(productTexts.product_id, ids));
  await tx.insert(productTexts).values(
    placed.flatMap(({ id, fragment, product: { text, reference, latin_name = null } }) =>
      Object.entries(text).map(([language_id, { name, description, warnings = null }]) => ({
        product_id: id,
        language_id,
        name,
        description: cleanHtml(description),
        warnings,
        ...searchColumns({ name, description, reference, latin_name }),
        sort_rank: ranks.get(`${language_id}/${fragment}`)!,
      })),
    ),
  );
  await tx.delete(productCategories).where(inArray(productCategories.product_id, ids));
  await tx.insert(productCategories).values(
    placed.flatMap(({ id, product }) =>
      product.categories.map((category, position) => ({
        product_id: id,
        category_id: application.idOf("category", category),
        position,
      })),
    ),
  );
  const shown = placed.flatMap(({ id, product }) =>
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
  if (shown.length > 0) await tx.insert(images).values(shown);
  await tx.delete(productFacts).where(inArray(productFacts.product_id, ids));
  const facts = placed.flatMap(({ id, product }) => (product.facts ? factsRow(id, product.facts) : []));
  if (facts.length > 0) await tx.insert(productFacts).values(facts);
}

/** Two products may exchange their addresses; while one is written, the other must not hold them. A product that is sold no more makes room. */
async function freeAddresses({ tx, shop, idOf }: Application) {
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
        moved.map((one) => one.id),
      ),
    );
}

function productRow({ now, idOf }: Application, { id, fragment, position, product }: Placed) {
  const content = product.content && contentOf(product.content.amount, product.content.unit);
  return {
    id,
    url_fragment: fragment,
    reference: product.reference,
    position,
    allow_purchase: product.allow_purchase,
    points: product.points,
    withdrawal_exempt: product.withdrawal_exempt,
    barred_countries: product.barred_countries,
    latin_name: product.latin_name ?? null,
    manufacturer_id: product.manufacturer ?? null,
    content_thousandths: content?.thousandths ?? null,
    content_unit: content?.unit ?? null,
    primary_category_id: idOf("category", product.categories[0]!),
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

/** Every name's rank in its language's own order; without a translation it has none. */
function sortRanks(shop: ShopFolder): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const { id, locale } of shop.languages) {
    const collator = new Intl.Collator(locale);
    [...shop.products]
      .filter(([, product]) => product.text[id])
      .sort(([, a], [, b]) => collator.compare(a.text[id]!.name, b.text[id]!.name))
      .forEach(([fragment], rank) => ranks.set(`${id}/${fragment}`, rank));
  }
  return ranks;
}

async function applyRelations({ tx, shop, idOf }: Application) {
  await tx.delete(schema.relatedProducts);
  const rows = [...shop.products].flatMap(([fragment, { related }]) =>
    related.map((other, position) => ({
      product_id: idOf("product", fragment),
      related_id: idOf("product", other),
      position,
    })),
  );
  for (const some of chunked(rows)) await tx.insert(schema.relatedProducts).values(some);
}

/** A product removed from the folder is in no market any more; its rows stay for the orders that name it. */
async function retireMissing({ tx, shop, now, idOf }: Application) {
  const kept = [...shop.products.keys()].map((fragment) => idOf("product", fragment));
  await tx
    .update(schema.products)
    .set({ retired_at: now })
    .where(sql`retired_at is null and not (id = any(${sql.param(kept)}::uuid[]))`);
}

async function removeManufacturers({ tx, shop }: Application) {
  const { products } = schema;
  const kept = [...shop.manufacturers.keys()];
  await tx.update(products).set({ manufacturer_id: null }).where(notInArray(products.manufacturer_id, kept));
  await tx.delete(manufacturers).where(notInArray(manufacturers.id, kept));
}

/** Those that left the folder, once nothing leads there any more; a product that left with them is in none. */
export async function removeCategories({ tx, shop, idOf }: Application) {
  const { categories, categoryTexts, productCategories, products } = schema;
  const kept = [...shop.categories.keys()].map((fragment) => idOf("category", fragment));
  await tx.delete(productCategories).where(notInArray(productCategories.category_id, kept));
  await tx
    .update(products)
    .set({ primary_category_id: null })
    .where(notInArray(products.primary_category_id, kept));
  await tx.delete(categoryTexts).where(notInArray(categoryTexts.category_id, kept));
  await tx.delete(categories).where(notInArray(categories.id, kept));
}
