import type { RecordedAdjustment } from "#domain/recorded-adjustments.ts";
import { asc, eq } from "drizzle-orm";
import { cheapestDelivery as cheapestPrice, deliveryPrice, reduceDelivery } from "#domain/delivery-price.ts";
import { sumMinor } from "#domain/money.ts";
import { lineSubtotal } from "#domain/line-total.ts";
import { toDeliveryPrice } from "#server/commerce/promotions/delivery-prices.ts";
import type { Queries } from "#server/platform/database/database.ts";
import * as schema from "#server/platform/database/schema.ts";
import type { MarketRow } from "#server/commerce/markets/markets.ts";
import type { ItemRow, OrderRow } from "./orders.ts";

/** `minor`: its price; promotions have taken `reduction` off it. */
export type ShippingOffer = typeof schema.shippingOptions.$inferSelect & { minor: bigint; reduction: bigint };

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
    .map((option) => ({
      ...option,
      minor: deliveryPrice(toDeliveryPrice(option), itemsMinor),
      reduction: 0n,
    }));
}

/**
 * A delivery's `free_from` counts what the items cost before promotions, so that none makes the delivery dearer. Goods
 * that a customer collects do not leave the country on the seller's behalf, so an exempt order is always sent.
 */
export async function shippingOptionsForDraft(
  queries: Queries,
  market: MarketRow,
  { delivery_address, vat_id_check_id, shipping_adjustments }: OrderRow,
  items: readonly ItemRow[],
): Promise<ShippingOffer[]> {
  const subtotal = sumMinor(
    items.map(({ unit_minor, count }) => lineSubtotal({ unit: unit_minor, quantity: count })),
  );
  const options = await shippingOptionsFor(queries, market, delivery_address.country, subtotal);
  return options
    .filter(({ collected }) => vat_id_check_id === null || !collected)
    .map((option) => {
      const { price: minor, reduction } = reduceDelivery(option.minor, reductionOf(shipping_adjustments));
      return { ...option, minor, reduction };
    });
}

/** A promotion pays the cheapest delivery, or as much of another one. */
const reductionOf = (adjustments: readonly RecordedAdjustment[]): bigint =>
  sumMinor(adjustments.map(({ minor }) => BigInt(minor)));

/** What the cheapest delivery costs without promotions; 0 if there is none. */
export async function cheapestDeliveryPrice(
  queries: Queries,
  market: MarketRow,
  country: string,
  itemsMinor: bigint,
): Promise<bigint> {
  const options = await shippingOptionsFor(queries, market, country, itemsMinor);
  return cheapestPrice(options.filter(({ collected }) => !collected).map(toDeliveryPrice), itemsMinor);
}

export const cheapestDelivery = (offers: readonly ShippingOffer[], chosen: ShippingOffer): ShippingOffer =>
  offers
    .filter(({ collected }) => !collected)
    .reduce<ShippingOffer | null>((best, one) => (best && best.minor <= one.minor ? best : one), null) ??
  chosen;
