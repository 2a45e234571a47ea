import { and, inArray, isNull, notInArray, sql } from "drizzle-orm";
import type { PromotionSettings } from "#domain/promotion-settings.ts";
import { advancePromotions } from "#server/commerce/promotions/advance-promotions.ts";
import { promotionGoods, promotionMarkets, promotions } from "#server/platform/database/promotion-schema.ts";
import type { ApplyContext } from "./apply.ts";
import type { PromotionData } from "./format-promotions.ts";

/** Those that left the folder are retired. What is due starts or ends at once. */
export async function applyPromotions({ tx, shop, now, idOf }: ApplyContext): Promise<void> {
  const all = [...shop.promotions];
  const ids = all.map(([id]) => id);
  await tx.delete(promotionGoods);
  await tx.delete(promotionMarkets);
  // Before others get the codes.
  await tx
    .update(promotions)
    .set({ retired_at: now })
    .where(and(isNull(promotions.retired_at), notInArray(promotions.id, ids)));
  if (all.length === 0) return;
  await tx.update(promotions).set({ code: null }).where(inArray(promotions.id, ids));
  await tx
    .insert(promotions)
    .values(
      all.map(([id, promotion]) => ({ id, settings: settingsOf(promotion), code: promotion.code ?? null })),
    )
    .onConflictDoUpdate({
      target: promotions.id,
      set: { settings: sql`excluded.settings`, code: sql`excluded.code`, retired_at: null },
    });
  const zones = new Map(shop.markets.map(({ id, time_zone }) => [id, time_zone]));
  await tx.insert(promotionMarkets).values(
    all.flatMap(([promotion_id, { markets, from, to }]) =>
      markets.map((market_id) => ({
        promotion_id,
        market_id,
        starts_at: momentIn(zones.get(market_id)!, from),
        ends_at: momentIn(zones.get(market_id)!, to),
        state: "scheduled" as const,
      })),
    ),
  );
  const goods = all.flatMap(([promotion_id, { products, categories }]) => [
    ...products.map((slug) => ({ promotion_id, product_id: idOf("product", slug) })),
    ...categories.map((slug) => ({ promotion_id, category_id: idOf("category", slug) })),
  ]);
  if (goods.length > 0) await tx.insert(promotionGoods).values(goods);
  await advancePromotions(tx, now);
}

/** The moment of a date and time in a time zone. */
const momentIn = (zone: string, local: string | undefined) =>
  local === undefined ? null : sql`(${local}::timestamp at time zone ${zone})`;

const settingsOf = ({
  products: _products,
  categories: _categories,
  ...settings
}: PromotionData): PromotionSettings => settings;
