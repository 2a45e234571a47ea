import { and, eq, inArray } from "drizzle-orm";
import {
  arrivesLater,
  estimateDelivery,
  laterDeliveries,
  type Arrival,
  type DeliveryDates,
  type Transit,
} from "#domain/delivery-dates.ts";
import type { SendingRules } from "#domain/packing.ts";
import type { MarketRow } from "#server/commerce/markets/markets.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { products, shippingOptions } from "#server/platform/database/schema.ts";
import type { ItemRow, OrderRow } from "./orders.ts";

type Dates = { [Name in keyof DeliveryDates]: string | null };
export const noDates: Dates = { leaves_on: null, arrives_from: null, arrives_to: null };

type Items = readonly Pick<ItemRow, "product_id" | "backordered">[];

/** For any way of delivery. `wished`: the day before which it must not arrive. */
type Estimates = {
  datesOf: (transit: Transit, wished?: string | null) => DeliveryDates | null;
  laterDatesOf: (transit: Transit) => DeliveryDates[];
};
const noEstimates: Estimates = { datesOf: () => null, laterDatesOf: () => [] };

/**
 * When what is ordered now leaves and arrives; nothing while something is on backorder, or if no day is known on which it
 * leaves.
 */
export async function deliveryDatesOf(
  queries: Queries,
  items: Items,
  market: MarketRow,
  now: Date,
): Promise<Estimates> {
  if (items.some(({ backordered }) => backordered)) return noEstimates;
  const rules = await findSendingRules(queries, items);
  return {
    datesOf: (transit, wished) => estimateDelivery(now, market, transit, rules, wished),
    laterDatesOf: (transit) => laterDeliveries(now, market, transit, rules),
  };
}

/** @param now when it arrives now; null if no day is known */
export function findArrivalChanges(
  { shown_arrival: shown }: { shown_arrival?: Arrival },
  now: Arrival | null,
  { collected }: { collected: boolean },
): Schemas["DeliveryDateChanged"][] {
  if (!shown || !arrivesLater(now, shown)) return [];
  const new_arrival = now && { arrives_from: now.arrives_from, arrives_to: now.arrives_to };
  return [{ code: "delivery_date_changed", collected, old_arrival: shown, new_arrival }];
}

/** What is promised to an order that is paid now. */
export async function promiseDelivery(
  tx: Queries,
  order: OrderRow,
  items: Items,
  market: MarketRow,
  now: Date,
): Promise<Dates> {
  const { delivery_days_min, delivery_days_max, market_id, shipping_code } = order;
  if (shipping_code === null || delivery_days_min === null || delivery_days_max === null) return noDates;
  const [option] = await tx
    .select({ carrier_days: shippingOptions.carrier_days })
    .from(shippingOptions)
    .where(and(eq(shippingOptions.market_id, market_id), eq(shippingOptions.code, shipping_code)));
  const { datesOf } = await deliveryDatesOf(tx, items, market, now);
  const transit = { delivery_days_min, delivery_days_max, carrier_days: option?.carrier_days ?? [] };
  return datesOf(transit, order.wished_on) ?? noDates;
}

const findSendingRules = (queries: Queries, items: Items): Promise<SendingRules[]> =>
  queries
    .selectDistinct({ sent_on: products.sent_on, frost_sensitive: products.frost_sensitive })
    .from(products)
    .where(
      inArray(
        products.id,
        items.map(({ product_id }) => product_id),
      ),
    );
