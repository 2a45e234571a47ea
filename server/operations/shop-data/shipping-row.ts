import type { OpeningHours } from "#domain/opening-hours.ts";
import { toMinorUnits } from "./amounts.ts";
import type { ShopFolder } from "./format.ts";

type Market = ShopFolder["markets"][number];

export const shippingRow = (market: Market, option: Market["shipping"][number], position: number) => ({
  market_id: market.id,
  code: option.code,
  position,
  names: option.name,
  countries: option.countries,
  price_minor: toMinorUnits(option.price, market),
  free_from_minor: option.free_from === undefined ? null : toMinorUnits(option.free_from, market),
  delivery_days_min: option.delivery_days[0],
  delivery_days_max: option.delivery_days[1],
  collected: option.collected,
  carrier_days: option.carrier_days ?? [],
  opening_hours: option.opening_hours ? toOpeningHours(option.opening_hours) : null,
});

const toOpeningHours = (times: Readonly<Record<string, string>>): OpeningHours =>
  Object.fromEntries(
    Object.entries(times).map(([day, range]) => {
      const [opens = "", closes = ""] = range.split("-");
      return [day, { opens, closes }];
    }),
  );

/** As in the shop's folder. */
export const openingTimes = (week: OpeningHours): Record<string, string> =>
  Object.fromEntries(Object.entries(week).map(([day, { opens, closes }]) => [day, `${opens}-${closes}`]));
