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
export async function findLinkTargets(queries: Queries): Promise<(target: Target) => string | null> {
  const { products, categories, pages } = schema;
  const productRows = await queries
    .select({ id: products.id, fragment: products.url_fragment })
    .from(products);
  const pageRows = await queries.select({ id: pages.id, fragment: pages.url_fragment }).from(pages);
  const categoryRows = await queries
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
