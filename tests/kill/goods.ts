import { eq } from "drizzle-orm";
import type { Queries } from "#server/platform/database/database.ts";
import { bookMovement } from "#server/commerce/stock/change-stock.ts";
import { variantStock } from "#server/platform/database/stock-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import { fern, spade, type Line } from "#tests/support/order-helpers.ts";

export type Goods = { id: string; price: number };

/** A fern and a spade at different rates of tax, for shops that are opened afterwards. */
export async function taxedGoods(queries: Queries): Promise<{ fern: Goods; spade: Goods }> {
  const { markets, products } = schema;
  await queries
    .update(markets)
    .set({ tax_rates: { plants: 900 } })
    .where(eq(markets.id, "europe"));
  await queries.update(products).set({ tax_class: "plants" }).where(eq(products.url_fragment, fern.product));
  for (const { product, onHand } of [
    { product: fern.product, onHand: 100_000 },
    { product: spade.product, onHand: 2_000 },
  ]) {
    const [row] = await queries.select().from(products).where(eq(products.url_fragment, product));
    const variant_id = row!.id;
    await queries.update(variantStock).set({ tracked: true }).where(eq(variantStock.variant_id, variant_id));
    const counted = { kind: "counted", quantity: onHand, created_at: new Date() } as const;
    await bookMovement(queries, { variant_id, ...counted });
  }
  const goods = async ({ product, price }: Line): Promise<Goods> => {
    const [row] = await queries.select().from(products).where(eq(products.url_fragment, product));
    return { id: row!.id, price };
  };
  return { fern: await goods(fern), spade: await goods(spade) };
}
