import { inArray } from "drizzle-orm";
import { links } from "#domain/links.ts";
import type { Queries } from "#server/platform/database/database.ts";
import * as schema from "#server/platform/database/schema.ts";

type Target = {
  link: string | null;
  product_id: string | null;
  category_id: string | null;
  page_id: string | null;
};

/** The URL of an entry: its product's, else its category's, else its page's, else its link; null without any. */
export async function findLinkTargets<Entry extends Target>(
  queries: Queries,
  entries: readonly Entry[],
): Promise<(entry: Entry) => string | null> {
  const { products, categories, pages } = schema;
  const idsOf = (kind: "product_id" | "category_id" | "page_id") =>
    entries.flatMap((entry) => entry[kind] ?? []);
  const fragmentsOf = async (table: typeof products | typeof pages, ids: string[]) =>
    ids.length === 0
      ? []
      : queries
          .select({ id: table.id, fragment: table.url_fragment })
          .from(table)
          .where(inArray(table.id, ids));
  const productRows = await fragmentsOf(products, idsOf("product_id"));
  const pageRows = await fragmentsOf(pages, idsOf("page_id"));
  const categoryRows =
    idsOf("category_id").length === 0
      ? []
      : await queries
          .select({ id: categories.id, parent_id: categories.parent_id, fragment: categories.url_fragment })
          .from(categories);
  const fragmentOf = new Map([...productRows, ...pageRows].map(({ id, fragment }) => [id, fragment]));
  const categoryPath = (id: string): string[] => {
    const { parent_id, fragment } = categoryRows.find((row) => row.id === id)!;
    return [...(parent_id ? categoryPath(parent_id) : []), fragment];
  };
  return ({ link, product_id, category_id, page_id }) => {
    if (product_id) return links.product(fragmentOf.get(product_id)!);
    if (category_id) return links.category(...categoryPath(category_id));
    if (page_id) return links.page(fragmentOf.get(page_id)!);
    return link;
  };
}
