import { asc, eq, isNull } from "drizzle-orm";
import type { Queries } from "#server/platform/database/database.ts";
import { promotionGoods, promotions } from "#server/platform/database/promotion-schema.ts";
import { categories, products } from "#server/platform/database/schema.ts";
import type { ShopFolder } from "./format.ts";
import { promotionFile } from "./format-promotions.ts";

export async function readPromotions(queries: Queries): Promise<ShopFolder["promotions"]> {
  const rows = await queries
    .select()
    .from(promotions)
    .where(isNull(promotions.retired_at))
    .orderBy(asc(promotions.id));
  const goods = await queries
    .select({
      promotion_id: promotionGoods.promotion_id,
      product: products.url_fragment,
      category: categories.url_fragment,
    })
    .from(promotionGoods)
    .leftJoin(products, eq(products.id, promotionGoods.product_id))
    .leftJoin(categories, eq(categories.id, promotionGoods.category_id));
  return new Map(
    rows.map(({ id, settings }) => {
      const own = goods.filter(({ promotion_id }) => promotion_id === id);
      const slugs = (kind: "product" | "category") => own.flatMap((one) => one[kind] ?? []).sort();
      return [
        id,
        promotionFile.parse({ ...settings, products: slugs("product"), categories: slugs("category") }),
      ];
    }),
  );
}
