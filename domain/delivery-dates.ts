import {
  findPackingDate,
  firstPackingDate,
  today,
  weekdayOf,
  type PackingDays,
  type SendingRules,
} from "./packing.ts";
import type { Weekday } from "./weekdays.ts";

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

/** `delivery_wish_days`: so many days from today a customer can wish for; null: there are no wishes. */
export type WishedDays = PackingDays & { delivery_wish_days: number | null };

/** The last day that can be wished for now. */
export const latestWish = (now: Date, market: WishedDays): string =>
  today(now, market)
    .add({ days: market.delivery_wish_days ?? 0 })
    .toString();

/**
 * When an order of now leaves and arrives, by the market's clock. Days of delivery are counted from the day after it
 * leaves, without the market's holidays and the days on which the carrier rests.
 *
 * @param wished the day before which it must not arrive; null: as soon as possible
 * @returns null if no day is known on which it leaves
 */
export function estimateDelivery(
  now: Date,
  market: PackingDays,
  transit: Transit,
  products: readonly SendingRules[],
  wished: string | null = null,
): DeliveryDates | null {
  for (const dates of deliveriesFrom(now, market, transit, products))
    if (wished === null || dates.arrives_from >= wished) return dates;
  return null;
}

/** Deliveries that begin to arrive on a later day than the earliest one, up to the last day that can be wished for. */
export function laterDeliveries(
  now: Date,
  market: WishedDays,
  transit: Transit,
  products: readonly SendingRules[],
): DeliveryDates[] {
  const latest = latestWish(now, market);
  const found: DeliveryDates[] = [];
  for (const dates of deliveriesFrom(now, market, transit, products)) {
    if (dates.arrives_from > latest) break;
    if (dates.arrives_from !== found.at(-1)?.arrives_from) found.push(dates);
  }
  return found.slice(1);
}

/** By the days on which an order of now can leave, the earliest first. */
function* deliveriesFrom(
  now: Date,
  market: PackingDays,
  transit: Transit,
  products: readonly SendingRules[],
): Generator<DeliveryDates> {
  let leaves = findPackingDate(now, market, products);
  while (leaves !== null) {
    yield {
      leaves_on: leaves.toString(),
      arrives_from: afterCarrierDays(leaves, transit.delivery_days_min, market, transit).toString(),
      arrives_to: afterCarrierDays(leaves, transit.delivery_days_max, market, transit).toString(),
    };
    leaves = firstPackingDate(leaves.add({ days: 1 }), market, products);
  }
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
