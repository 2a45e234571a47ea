import { asc } from "drizzle-orm";
import { money, toWire } from "#domain/money.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { shippingOptions } from "#server/platform/database/schema.ts";
import type { MarketRow } from "./markets.ts";

export async function cheapestDeliveries(queries: Queries, markets: readonly MarketRow[]) {
  const options = await queries.select().from(shippingOptions).orderBy(asc(shippingOptions.price_minor));
  return new Map(
    markets.flatMap((market) => {
      const option = options.find(({ market_id, collected }) => market_id === market.id && !collected);
      if (!option) return [];
      const free = option.free_from_minor;
      return [
        [
          market.id,
          {
            from: toWire(money(option.price_minor, market)),
            freeFrom: free === null ? null : toWire(money(free, market)),
          },
        ] as const,
      ];
    }),
  );
}
