import { planPacking, type PackingPlan } from "#domain/packing.ts";
import type { MarketRow } from "#server/commerce/markets/markets.ts";
import type { ItemRow } from "./orders.ts";

/** When a paid order is packed; not known while something is on backorder. */
export const planOrder = (
  items: readonly Pick<ItemRow, "backordered">[],
  market: MarketRow,
  now: Date,
): PackingPlan =>
  items.some(({ backordered }) => backordered) ? { day: "unknown" } : planPacking(now, market);
