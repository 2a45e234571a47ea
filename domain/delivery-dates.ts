import { findPackingDate, weekdayOf, type PackingDays, type SendingRules, type Weekday } from "./packing.ts";

/** How long a way of delivery takes. `carrier_days`: on which the carrier delivers; empty: every day. */
export type Transit = {
  delivery_days_min: number;
  delivery_days_max: number;
  carrier_days: readonly Weekday[];
};

/** Dates in the market, as `2026-11-30`. */
export type Arrival = { arrives_from: string; arrives_to: string };
export type DeliveryDates = Arrival & { leaves_on: string };

/** Whether an order would arrive later than was shown. `now`: null if no day is known. */
export const arrivesLater = (now: Arrival | null, shown: Arrival): boolean =>
  now === null || now.arrives_from > shown.arrives_from || now.arrives_to > shown.arrives_to;

/**
 * When an order of now leaves and arrives, by the market's clock. Days of delivery are counted from the day after it
 * leaves, without the market's holidays and the days on which the carrier rests.
 *
 * @returns null if no day is known on which it leaves
 */
export function estimateDelivery(
  now: Date,
  market: PackingDays,
  transit: Transit,
  products: readonly SendingRules[],
): DeliveryDates | null {
  const leaves = findPackingDate(now, market, products);
  if (leaves === null) return null;
  const arrivesAfter = (days: number) => afterCarrierDays(leaves, days, market, transit).toString();
  return {
    leaves_on: leaves.toString(),
    arrives_from: arrivesAfter(transit.delivery_days_min),
    arrives_to: arrivesAfter(transit.delivery_days_max),
  };
}

function afterCarrierDays(
  from: Temporal.PlainDate,
  days: number,
  { holidays }: PackingDays,
  { carrier_days }: Transit,
): Temporal.PlainDate {
  let date = from;
  for (let left = days; left > 0;) {
    date = date.add({ days: 1 });
    const isOn = carrier_days.length === 0 || carrier_days.includes(weekdayOf(date));
    if (isOn && !holidays.includes(date.toString())) left -= 1;
  }
  return date;
}
