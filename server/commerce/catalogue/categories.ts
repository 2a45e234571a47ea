import { asc, sql } from "drizzle-orm";
import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import * as schema from "#server/platform/database/schema.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import { primaryImages } from "./images.ts";

type Category = Schemas["Category"];

export async function findCategories(queries: Queries, locale: ReadingLocale): Promise<Category[]> {
  const rows = await queries.select().from(schema.categories).orderBy(asc(schema.categories.position));
  const texts = await queries.select().from(schema.categoryTexts);
  const counts = await countsByCategory(queries, locale.market.id);
  const images = await primaryImages(
    queries,
    locale,
    rows.map(({ id }) => id),
  );
  const textOf = (id: string) => {
    const own = texts.filter(({ category_id }) => category_id === id);
    const inLanguage = (language: string) => own.find(({ language_id }) => language_id === language);
    return inLanguage(locale.languageId) ?? inLanguage(locale.fallbackId) ?? own[0];
  };
  const linkOf = (row: (typeof rows)[number]) => ({
    id: row.id,
    url_fragment: row.url_fragment,
    name: textOf(row.id)?.name ?? row.url_fragment,
    parent_id: row.parent_id,
  });
  const below = (id: string): Set<string> => {
    const children = rows.filter(({ parent_id }) => parent_id === id);
    return new Set([id, ...children.flatMap((child) => [...below(child.id)])]);
  };
  const productCount = (id: string) => {
    const inside = below(id);
    const products = counts.filter(({ category_id }) => inside.has(category_id));
    return new Set(products.map(({ product_id }) => product_id)).size;
  };
  return rows.map((row) => {
    const parent = rows.find(({ id }) => id === row.parent_id);
    const image = images.get(row.id) ?? null;
    return {
      ...linkOf(row),
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      position: row.position,
      description: textOf(row.id)?.description ?? "",
      image_id: image?.id ?? null,
      image,
      parent_category: parent ? linkOf(parent) : null,
      children: rows.filter(({ parent_id }) => parent_id === row.id).map(linkOf),
      product_count: productCount(row.id),
    };
  });
}

async function countsByCategory(queries: Queries, marketId: string) {
  const { productCategories } = schema;
  return queries
    .select({ category_id: productCategories.category_id, product_id: productCategories.product_id })
    .from(productCategories)
    .where(
      sql`exists (select 1 from product_prices where product_prices.product_id = ${productCategories.product_id} and market_id = ${marketId})`,
    );
}
