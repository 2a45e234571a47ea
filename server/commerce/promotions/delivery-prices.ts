import { and, eq } from "drizzle-orm";
import type { DeliveryPrice } from "#domain/delivery-price.ts";
import type { MarketRow } from "#server/commerce/markets/markets.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { shippingOptions } from "#server/platform/database/schema.ts";

type Row = Pick<typeof shippingOptions.$inferSelect, "price_minor" | "free_from_minor">;

export const toDeliveryPrice = ({ price_minor: price, free_from_minor: freeFrom }: Row): DeliveryPrice => ({
  price,
  freeFrom,
});

/** The deliveries of each of a market's countries. */
export async function findDeliveryPrices(
  queries: Queries,
  { id, countries }: Pick<MarketRow, "id" | "countries">,
): Promise<DeliveryPrice[][]> {
  const options = await queries
    .select()
    .from(shippingOptions)
    .where(and(eq(shippingOptions.market_id, id), eq(shippingOptions.collected, false)));
  return countries.map((country) =>
    options.filter((option) => option.countries.includes(country)).map(toDeliveryPrice),
  );
}
