/** Minor units. `freeFrom`: what the items must cost for a free delivery; null: it is never free. */
export type DeliveryPrice = { price: bigint; freeFrom: bigint | null };

export const deliveryPrice = ({ price, freeFrom }: DeliveryPrice, items: bigint): bigint =>
  freeFrom !== null && items >= freeFrom ? 0n : price;

export const cheapestDelivery = (deliveries: readonly DeliveryPrice[], items: bigint): bigint =>
  leastOf(deliveries.map((delivery) => deliveryPrice(delivery, items))) ?? 0n;

/** What a promotion that pays `reduction` leaves of a price. */
export function reduceDelivery(price: bigint, reduction: bigint): { price: bigint; reduction: bigint } {
  const taken = reduction < price ? reduction : price;
  return { price: price - taken, reduction: taken };
}

/** How much more the items must cost until a delivery is free; null: none becomes free. */
export function missingForFreeDelivery(deliveries: readonly DeliveryPrice[], items: bigint): bigint | null {
  const least = leastOf(deliveries.flatMap(({ price, freeFrom }) => (price === 0n ? 0n : (freeFrom ?? []))));
  if (least === null) return null;
  return least > items ? least - items : 0n;
}

/**
 * For a cart whose country is not known, by the deliveries of each country. `shipping`: the least that anybody pays for
 * delivery, unless all of it is free. `missing`: how much more the items must cost until delivery is free somewhere; 0 if
 * it is free everywhere, and null if it is free in some countries only, or never.
 */
export function deliveryAnywhere(
  countries: readonly (readonly DeliveryPrice[])[],
  items: bigint,
): { shipping: bigint; missing: bigint | null } {
  const served = countries.filter((deliveries) => deliveries.length > 0);
  const costs = served.map((deliveries) => cheapestDelivery(deliveries, items));
  const missing = served.flatMap((deliveries) => missingForFreeDelivery(deliveries, items) ?? []);
  const isFreeSomewhere = costs.includes(0n);
  const least = isFreeSomewhere && costs.some((cost) => cost > 0n) ? null : leastOf(missing);
  return { shipping: leastOf(costs.filter((cost) => cost > 0n)) ?? 0n, missing: least };
}

const leastOf = (amounts: readonly bigint[]): bigint | null =>
  amounts.reduce<bigint | null>((least, amount) => (least === null || amount < least ? amount : least), null);
