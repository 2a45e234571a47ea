import { eq } from "drizzle-orm";
import type { OpeningHours } from "#domain/opening-hours.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { shippingOptions } from "#server/platform/database/schema.ts";
import type { OrderRow } from "./orders.ts";

/** By order: when those that are collected can be collected, as the shop says now. */
export async function findOpeningHours(
  queries: Queries,
  orders: readonly Pick<OrderRow, "id" | "collected" | "market_id" | "shipping_code">[],
): Promise<Map<string, OpeningHours | null>> {
  const collected = orders.filter((order) => order.collected);
  if (collected.length === 0) return new Map();
  const { market_id, code, opening_hours } = shippingOptions;
  const options = await queries
    .select({ market_id, code, opening_hours })
    .from(shippingOptions)
    .where(eq(shippingOptions.collected, true));
  const hoursOf = (order: (typeof collected)[number]) =>
    options.find((option) => option.market_id === order.market_id && option.code === order.shipping_code);
  return new Map(collected.map((order) => [order.id, hoursOf(order)?.opening_hours ?? null]));
}
