import { sql } from "drizzle-orm";
import type { Queries } from "#server/platform/database/database.ts";

/** Which of the products each promotion is for, by its goods and categories; null: all. */
export async function findGoodsOf(
  queries: Queries,
  rows: readonly { id: string }[],
  productIds: readonly string[],
): Promise<Map<string, Set<string> | null>> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const wanted = productIds.length === 0 ? sql`(null)` : sql`${productIds}`;
  const found = await queries.execute<{ promotion_id: string; product_id: string | null }>(sql`
    with recursive inside as (
      select promotion_id, category_id as id from promotion_goods
      where category_id is not null and promotion_id in ${ids}
      union
      select inside.promotion_id, child.id from categories child join inside on child.parent_id = inside.id
    )
    select promotion_id, product_id from promotion_goods where promotion_id in ${ids}
    union
    select inside.promotion_id, product_categories.product_id from inside
    join product_categories on product_categories.category_id = inside.id
    where product_categories.product_id in ${wanted}`);
  const goods = new Map<string, Set<string> | null>(ids.map((id) => [id, null]));
  for (const { promotion_id, product_id } of found.rows) {
    const known = goods.get(promotion_id) ?? new Set<string>();
    if (product_id !== null) known.add(product_id);
    goods.set(promotion_id, known);
  }
  return goods;
}
