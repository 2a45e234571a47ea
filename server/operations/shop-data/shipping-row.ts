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
});
