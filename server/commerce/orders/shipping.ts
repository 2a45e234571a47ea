import { asc, eq } from "drizzle-orm";
import type { Queries } from "#server/platform/database/database.ts";
import * as schema from "#server/platform/database/schema.ts";
import type { MarketRow } from "#server/commerce/markets/markets.ts";
import type { OrderRow } from "./orders.ts";

export type ShippingOffer = typeof schema.shippingOptions.$inferSelect & { minor: bigint };

/** The options for a country and an order value (incl. VAT, in minor units). */
async function shippingOptionsFor(
  queries: Queries,
  market: MarketRow,
  country: string,
  itemsMinor: bigint,
): Promise<ShippingOffer[]> {
  const options = await queries
    .select()
    .from(schema.shippingOptions)
    .where(eq(schema.shippingOptions.market_id, market.id))
    .orderBy(asc(schema.shippingOptions.position));
  return options
    .filter(({ countries }) => countries.includes(country))
    .map((option) => {
      const free = option.free_from_minor !== null && itemsMinor >= option.free_from_minor;
      return { ...option, minor: free ? 0n : option.price_minor };
    });
}

/** Goods that a customer collects do not leave the country on the seller's behalf, so an exempt order is always sent. */
export async function shippingOptionsForDraft(
  queries: Queries,
  market: MarketRow,
  { delivery_address, items_minor, vat_id_check_id }: OrderRow,
): Promise<ShippingOffer[]> {
  const options = await shippingOptionsFor(queries, market, delivery_address.country, items_minor);
  return vat_id_check_id === null ? options : options.filter(({ collected }) => !collected);
}

export const cheapestDelivery = (offers: readonly ShippingOffer[], chosen: ShippingOffer): ShippingOffer =>
  offers
    .filter(({ collected }) => !collected)
    .reduce<ShippingOffer | null>((best, one) => (best && best.minor <= one.minor ? best : one), null) ??
  chosen;
