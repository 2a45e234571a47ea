import { and, eq } from "drizzle-orm";
import type { DeliveryPrice } from "#domain/delivery-price.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { shippingOptions } from "#server/platform/database/schema.ts";

type Row = Pick<typeof shippingOptions.$inferSelect, "price_minor" | "free_from_minor">;

export const toDeliveryPrice = ({ price_minor: price, free_from_minor: freeFrom }: Row): DeliveryPrice => ({
  price,
  freeFrom,
});

/** Of all of a market's deliveries, in every country. */
export const findDeliveryPrices = async (queries: Queries, marketId: string): Promise<DeliveryPrice[]> =>
  (
    await queries
      .select()
      .from(shippingOptions)
      .where(and(eq(shippingOptions.market_id, marketId), eq(shippingOptions.collected, false)))
  ).map(toDeliveryPrice);
