import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { PromotionSettings } from "#domain/promotion-settings.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { productVariants, variantPrices } from "#server/platform/database/goods-schema.ts";
import { promotionMarkets, promotions } from "#server/platform/database/promotion-schema.ts";
import { productPrices } from "#server/platform/database/schema.ts";

type Row = { id: string; settings: PromotionSettings; ends_at: Date | null };
export type ProductPromotions = {
  promotions: Schemas["ProductPromotion"][];
  quantity_prices: Schemas["QuantityPrice"][];
};

/** What runs by itself in a market for each of these products; promotions for everything are left out. */
export async function findPromotionsOf(
  queries: Queries,
  { market, languageId, fallbackId }: ReadingLocale,
  productIds: readonly string[],
): Promise<(productId: string) => ProductPromotions> {
  const rows = await findRunning(queries, market.id);
  const goods = await findGoodsOf(queries, rows, productIds);
  const prices = await findQuantityPrices(queries, market.id, rows, productIds);
  const dated = await findDatedProducts(queries, market.id, rows, productIds);
  const nameOf = ({ settings: { name } }: Row) =>
    name[languageId] ?? name[fallbackId] ?? Object.values(name)[0] ?? "";
  return (productId) => {
    const quantity_prices = prices.get(productId) ?? [];
    const own = rows.filter(
      ({ id, settings }) =>
        goods.get(id)?.has(productId) ||
        dated.has(datedKey(productId, id)) ||
        (settings.quantity_prices !== undefined && quantity_prices.length > 0),
    );
    return {
      promotions: own.map((row) => ({
        id: row.id,
        name: nameOf(row),
        ends_at: row.ends_at?.toISOString() ?? null,
      })),
      quantity_prices,
    };
  };
}

const findRunning = (queries: Queries, marketId: string): Promise<Row[]> =>
  queries
    .select({
      id: promotions.id,
      settings: promotions.settings,
      ends_at: promotionMarkets.ends_at,
    })
    .from(promotions)
    .innerJoin(promotionMarkets, eq(promotionMarkets.promotion_id, promotions.id))
    .where(
      and(
        eq(promotionMarkets.market_id, marketId),
        eq(promotionMarkets.state, "running"),
        isNull(promotions.code),
      ),
    )
    .orderBy(promotions.id);

const datedKey = (productId: string, promotionId: string): string => `${productId} ${promotionId}`;

/** The products whose variants have a promotion's dated prices. */
async function findDatedProducts(
  queries: Queries,
  marketId: string,
  rows: readonly Row[],
  productIds: readonly string[],
): Promise<Set<string>> {
  if (!rows.some(({ settings }) => settings.prices)) return new Set();
  const found = [];
  for (const table of [productPrices, variantPrices])
    found.push(
      ...(await queries
        .select({ product_id: table.product_id, dated_by: table.dated_by })
        .from(table)
        .where(
          and(
            eq(table.market_id, marketId),
            inArray(table.product_id, [...productIds]),
            isNotNull(table.dated_by),
          ),
        )),
    );
  return new Set(found.map(({ product_id, dated_by }) => datedKey(product_id, dated_by!)));
}

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

/** By product, in the order of their numbers. */
async function findQuantityPrices(
  queries: Queries,
  marketId: string,
  rows: readonly Row[],
  productIds: readonly string[],
): Promise<Map<string, Schemas["QuantityPrice"][]>> {
  const steps = rows.flatMap(({ settings }) => settings.quantity_prices ?? []);
  if (steps.length === 0 || productIds.length === 0) return new Map();
  const variants = await queries
    .select({
      id: productVariants.id,
      product_id: productVariants.product_id,
      reference: productVariants.reference,
    })
    .from(productVariants)
    .where(and(inArray(productVariants.product_id, [...productIds]), isNull(productVariants.retired_at)));
  const priced = variants.flatMap(({ id, product_id, reference }) =>
    steps
      .filter((step) => step.reference === reference && step.prices[marketId] !== undefined)
      .map(({ from, prices }) => ({ product_id, variant_id: id, from, price: prices[marketId]! })),
  );
  return new Map(
    [...Map.groupBy(priced, ({ product_id }) => product_id)].map(([productId, own]) => [
      productId,
      own.map(({ product_id: _product, ...price }) => price).toSorted((one, other) => one.from - other.from),
    ]),
  );
}
