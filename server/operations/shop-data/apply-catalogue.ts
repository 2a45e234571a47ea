import { eq, notInArray, sql } from "drizzle-orm";
import { asJson, prefetched, chunk } from "#server/platform/database/batches.ts";
import { manufacturers } from "#server/platform/database/goods-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import { storeSearchFormVersion, storeSearchWords } from "#server/commerce/catalogue/search-index.ts";
import { collectSearchWords, type SearchWord } from "#server/commerce/catalogue/search-words.ts";
import { sanitizeContentHtml } from "#server/platform/html.ts";
import { newId } from "#server/platform/ids.ts";
import type { ApplyContext } from "./apply.ts";
import { applyVariants } from "./apply-variants.ts";
import { applyProducts, releaseSlugs, type PositionedProduct } from "./apply-products.ts";
import { applyStock } from "./apply-stock.ts";
import { openTextsThread, collectTexts } from "./apply-texts.ts";
import type { ShopFolder } from "./format.ts";
import { progressInterval } from "./progress.ts";

export async function applyCatalogue(application: ApplyContext): Promise<void> {
  const isFirst = (await application.tx.$count(schema.productTexts)) === 0;
  await applyManufacturers(application);
  await applyCategories(application);
  const favourites = application.shop.shop.favourites ?? [];
  const positioned = [...application.shop.products].map(([fragment, product], index): PositionedProduct => ({
    id: application.idOf("product", fragment),
    fragment,
    position: placeOf(fragment, favourites) ?? index,
    product,
  }));
  await releaseSlugs(application);
  const words = await applyAllProducts(application, positioned);
  await applyVariants(application, positioned);
  await applyStock(application, positioned);
  await applyRelations(application);
  await retireMissing(application);
  await removeManufacturers(application);
  await storeSearchWords(application.tx, words);
  if (isFirst) await storeSearchFormVersion(application.tx);
}

/** Favourites get negative positions, so that adding one does not move the others. */
function placeOf(fragment: string, favourites: readonly string[]): number | null {
  const index = favourites.indexOf(fragment);
  return index < 0 ? null : index - favourites.length;
}

/** Prepares the texts of the next batch while one is written. */
async function applyAllProducts(
  application: ApplyContext,
  positioned: readonly PositionedProduct[],
): Promise<SearchWord[]> {
  const ranks = sortRanks(application.shop);
  const words = collectSearchWords();
  const thread = openTextsThread();
  try {
    const batches = prefetched(chunk(positioned, progressInterval), (some) =>
      thread.ask(collectTexts(some, ranks)),
    );
    for await (const [some, texts] of batches) {
      await applyProducts(application, some, texts.rows);
      for (const word of texts.words) words.add(word);
      if (some.length === progressInterval)
        application.say(`Products: ${positioned.indexOf(some.at(-1)!) + 1} of ${positioned.length}`);
    }
  } finally {
    await thread.end();
  }
  return words.all();
}

async function applyManufacturers({ tx, shop }: ApplyContext) {
  for (const [id, manufacturer] of shop.manufacturers) {
    await tx
      .insert(manufacturers)
      .values({ id, ...manufacturer })
      .onConflictDoUpdate({ target: manufacturers.id, set: manufacturer });
  }
}

async function applyCategories({ tx, shop, pictures, now, idOf }: ApplyContext) {
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
        description: sanitizeContentHtml(description),
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

/** Each name's rank in its language's collation; names without a translation have none. */
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

async function applyRelations({ tx, shop, idOf }: ApplyContext) {
  await tx.delete(schema.relatedProducts);
  const rows = [...shop.products].flatMap(([fragment, { related }]) =>
    related.map((other, position) => ({
      product_id: idOf("product", fragment),
      related_id: idOf("product", other),
      position,
    })),
  );
  for (const some of chunk(rows))
    await tx.insert(schema.relatedProducts).select(asJson(schema.relatedProducts, some));
}

/** A product that left the folder is removed from every market; its rows stay for the orders that refer to it. */
async function retireMissing({ tx, shop, now, idOf }: ApplyContext) {
  const remainingIds = [...shop.products.keys()].map((fragment) => idOf("product", fragment));
  await tx
    .update(schema.products)
    .set({ retired_at: now })
    .where(sql`retired_at is null and not (id = any(${sql.param(remainingIds)}::uuid[]))`);
}

async function removeManufacturers({ tx, shop }: ApplyContext) {
  const { products } = schema;
  const remainingIds = [...shop.manufacturers.keys()];
  await tx
    .update(products)
    .set({ manufacturer_id: null })
    .where(notInArray(products.manufacturer_id, remainingIds));
  await tx.delete(manufacturers).where(notInArray(manufacturers.id, remainingIds));
}

/** Runs after everything that refers to a category has been updated. */
export async function removeCategories({ tx, shop, idOf }: ApplyContext) {
  const { categories, categoryTexts, productCategories, products } = schema;
  const remainingIds = [...shop.categories.keys()].map((fragment) => idOf("category", fragment));
  await tx.delete(productCategories).where(notInArray(productCategories.category_id, remainingIds));
  await tx
    .update(products)
    .set({ primary_category_id: null })
    .where(notInArray(products.primary_category_id, remainingIds));
  await tx.delete(categoryTexts).where(notInArray(categoryTexts.category_id, remainingIds));
  await tx.delete(categories).where(notInArray(categories.id, remainingIds));
}
