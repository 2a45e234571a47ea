import { eq, ne } from "drizzle-orm";
import { orderItems, orders } from "#server/platform/database/customer-schema.ts";
import { products } from "#server/platform/database/schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import type { Services } from "#server/commerce/services.ts";
import { promotionMarkets, promotions, promotionUses } from "#server/platform/database/promotion-schema.ts";
import { fern } from "#tests/support/order-helpers.ts";

/** Two ferns cost 17.00 each; its uses are counted. */
export async function promoteFerns(queries: Queries): Promise<void> {
  const promotion_id = "two-ferns";
  const [product] = await queries.select().from(products).where(eq(products.url_fragment, fern.product));
  await queries.insert(promotions).values({
    id: promotion_id,
    settings: {
      name: { en: `Two of ${fern.product}`, de: `Zwei ${fern.product}` },
      markets: ["europe"],
      quantity_prices: [{ reference: product!.reference, from: 2, prices: { europe: 17 } }],
      combinable: true,
      first_order: false,
      uses: 1_000_000,
    },
  });
  await queries.insert(promotionMarkets).values({ promotion_id, market_id: "europe", state: "running" });
}

/** Compares the recorded uses with the orders that have a reduction and are not cancelled. `reduced`: the number of orders with a reduction, cancelled ones included. */
export async function checkUses({
  database: { queries },
}: Services): Promise<{ reduced: number; wrong: string[] }> {
  const placed = await queries.select().from(orders).where(ne(orders.status, "draft"));
  const items = await queries.select().from(orderItems);
  const uses = new Set((await queries.select().from(promotionUses)).map(({ order_id }) => order_id));
  const reduced = placed.filter(({ id }) =>
    items.some(({ order_id, adjustments }) => order_id === id && adjustments.length > 0),
  );
  const standing = reduced.filter(({ status }) => status !== "cancelled");
  const wrong = standing
    .filter(({ id }) => !uses.has(id))
    .map(({ reference }) => `order ${reference} is reduced, but its use is not recorded`);
  const kept = new Set(standing.map(({ id }) => id));
  const extra = [...uses].filter((id) => !kept.has(id));
  return {
    reduced: reduced.length,
    wrong: [...wrong, ...extra.map((id) => `order ${id} uses a promotion, but is not reduced`)],
  };
}
