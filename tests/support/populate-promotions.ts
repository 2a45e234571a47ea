import type { Queries } from "#server/platform/database/database.ts";
import {
  promotionGoods,
  promotionMarkets,
  promotions,
  promotionUses,
} from "#server/platform/database/promotion-schema.ts";

type Order = { id: string; customerId: string };

/** A promotion that should have ended, for one product, which an order used. */
export async function populatePromotions(
  queries: Queries,
  product_id: string,
  order: Order,
  now: Date,
): Promise<void> {
  const promotion_id = "spring";
  const settings = {
    name: { en: "Spring", de: "Frühling" },
    markets: ["europe"],
    percentage: 10,
    combinable: true,
    first_order: false,
    uses: 100,
  };
  await queries.insert(promotions).values({ id: promotion_id, settings, code: "SPRING" });
  await queries.insert(promotionMarkets).values({
    promotion_id,
    market_id: "europe",
    starts_at: new Date(now.getTime() - 86_400_000),
    ends_at: now,
    state: "running",
  });
  await queries.insert(promotionGoods).values({ promotion_id, product_id });
  await queries
    .insert(promotionUses)
    .values({ promotion_id, order_id: order.id, customer_id: order.customerId, used_at: now });
}
