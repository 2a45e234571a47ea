import { and, eq, sql } from "drizzle-orm";
import { estimateDelivery, type DeliveryDates } from "#domain/delivery-dates.ts";
import type { MarketRow } from "#server/commerce/markets/markets.ts";
import { isBackordered } from "#server/commerce/stock/stock.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import { preparedPerHandle } from "#server/platform/database/prepared.ts";
import { productPrices, products, shippingOptions } from "#server/platform/database/schema.ts";
import { variantStock } from "#server/platform/database/stock-schema.ts";
import { sellableQuantity } from "#domain/stock.ts";

const market = sql.placeholder("market");
const firstDelivery = sql`(select code from ${shippingOptions} first
  where first.market_id = ${market} and not first.collected order by first.position limit 1)`;

/** Of variants for sale, with the first way of delivery. */
const sendingRules = preparedPerHandle((queries) =>
  queries
    .select({
      sent_on: products.sent_on,
      frost_sensitive: products.frost_sensitive,
      stock: variantStock,
      transit: shippingOptions,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.product_id))
    .innerJoin(
      productPrices,
      and(eq(productPrices.product_id, products.id), eq(productPrices.market_id, market)),
    )
    .innerJoin(
      shippingOptions,
      and(eq(shippingOptions.market_id, market), eq(shippingOptions.code, firstDelivery)),
    )
    .leftJoin(variantStock, eq(variantStock.variant_id, productVariants.id))
    .where(and(sql`${productVariants.id} = any(${sql.placeholder("ids")}::uuid[])`, products.allow_purchase))
    .prepare("sending_rules"),
);

/** When variants that are ordered together now leave and arrive; null if one is not in stock, or no day is known. */
export async function expectDelivery(
  queries: Queries,
  { market: place, variantIds, now }: { market: MarketRow; variantIds: readonly string[]; now: Date },
): Promise<DeliveryDates | null> {
  const ids = [...new Set(variantIds)];
  const rows = await sendingRules(queries).execute({ market: place.id, ids });
  const [first] = rows;
  const isReady = rows.every(
    ({ stock }) => !stock || (sellableQuantity(stock) !== 0 && !isBackordered(stock, 1)),
  );
  if (!first || rows.length < ids.length || !isReady) return null;
  return estimateDelivery(now, place, first.transit, rows);
}
