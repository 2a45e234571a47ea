import { planPacking, type PackingPlan } from "#domain/packing.ts";
import type { MarketRow } from "#server/commerce/markets/markets.ts";
import type { ItemRow, OrderRow } from "./orders.ts";

/** When a paid order is packed; not known while something is on backorder. */
export const planOrder = (
  { leaves_on }: Pick<OrderRow, "leaves_on">,
  items: readonly Pick<ItemRow, "backordered">[],
  market: MarketRow,
  now: Date,
): PackingPlan =>
  items.some(({ backordered }) => backordered) ? { day: "unknown" } : planPacking(now, market, leaves_on);
