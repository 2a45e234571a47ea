import { hoursOn, type OpeningHours } from "#domain/opening-hours.ts";
import type { MarketRow } from "#server/commerce/markets/markets.ts";
import type { Words } from "#server/commerce/markets/words.ts";
import { backorderDate } from "./backorders.ts";
import { lineName, type ItemRow, type OrderRow } from "./orders.ts";

export const wished = ({ wished_on }: OrderRow, { say, days }: Words): string[] =>
  wished_on === null ? [] : [say("mail.order_paid.wished", { day: days(wished_on, wished_on) })];

/** Its days count from when it is sent, so none are named for what is on backorder. */
export function deliverySentence(
  { delivery_days_min, delivery_days_max, collected, leaves_on, arrives_from, arrives_to }: OrderRow,
  items: readonly ItemRow[],
  week: OpeningHours | null,
  { say, days, hours }: Words,
): string {
  if (leaves_on !== null && arrives_from !== null && arrives_to !== null) {
    const open = hoursOn(arrives_from, week);
    const promised = {
      leaves: days(leaves_on, leaves_on),
      arrives: days(arrives_from, arrives_to),
      ready: days(arrives_from, arrives_from),
    };
    return say("mail.order_paid.delivery", {
      range: collected ? (open ? "collected_open" : "collected") : "dates",
      hours: open ? hours(open) : "",
      least: 0,
      most: 0,
      ...promised,
    });
  }
  const minimum = delivery_days_min ?? 0;
  const maximum = delivery_days_max ?? 0;
  const isUnknown = delivery_days_max === null || items.some((item) => item.backordered);
  const range = collected
    ? "collected_unknown"
    : isUnknown
      ? "unknown"
      : minimum === maximum
        ? "one"
        : "several";
  return say("mail.order_paid.delivery", { range, least: minimum, most: maximum });
}

export const backordered = (
  order: OrderRow,
  items: readonly ItemRow[],
  market: MarketRow,
  words: Words,
): string[] =>
  items
    .filter((item) => item.backordered)
    .map((item) => {
      const until = backorderDate(order.submitted_at!, item);
      const name = lineName(item);
      return until
        ? words.say("mail.order_paid.backorder", { name, date: words.date(until, market.time_zone) })
        : words.say("mail.order_paid.backorder_unknown", { name });
    });
