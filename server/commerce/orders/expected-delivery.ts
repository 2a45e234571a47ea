import { and, eq, inArray, sql } from "drizzle-orm";
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
const firstDeliveries = sql`(select distinct on (country) code
  from ${shippingOptions} first, unnest(first.countries) country
  where first.market_id = ${market} and not first.collected order by country, first.position)`;

/** Of variants for sale, with the first way of delivery to each country. */
const sendingRules = preparedPerHandle((queries) =>
  queries
    .select({
      id: productVariants.id,
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
      and(eq(shippingOptions.market_id, market), inArray(shippingOptions.code, firstDeliveries)),
    )
    .leftJoin(variantStock, eq(variantStock.variant_id, productVariants.id))
    .where(and(sql`${productVariants.id} = any(${sql.placeholder("ids")}::uuid[])`, products.allow_purchase))
    .prepare("sending_rules"),
);

/** `counts`: by variant. */
type Wanted = { market: MarketRow; counts: ReadonlyMap<string, number>; now: Date };

/**
 * When variants that are ordered together now leave and arrive, whichever of the market's countries they go to; null if one
 * is not in stock, or no day is known.
 */
export async function expectDelivery(
  queries: Queries,
  { market: place, counts, now }: Wanted,
): Promise<DeliveryDates | null> {
  const ids = [...counts.keys()];
  const rows = await sendingRules(queries).execute({ market: place.id, ids });
  const variants = new Map(rows.map((row) => [row.id, row]));
  const isReady = [...variants.values()].every(
    ({ id, stock }) => !stock || (sellableQuantity(stock) !== 0 && !isBackordered(stock, counts.get(id)!)),
  );
  if (variants.size < ids.length || !isReady) return null;
  const transits = new Map(rows.map(({ transit }) => [transit.code, transit]));
  const rules = [...variants.values()];
  const dates = [...transits.values()].flatMap(
    (transit) => estimateDelivery(now, place, transit, rules) ?? [],
  );
  const [first] = dates;
  if (!first) return null;
  return {
    leaves_on: first.leaves_on,
    arrives_from: dates.map(({ arrives_from }) => arrives_from).toSorted()[0]!,
    arrives_to: dates
      .map(({ arrives_to }) => arrives_to)
      .toSorted()
      .at(-1)!,
  };
}
