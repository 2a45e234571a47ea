import { inArray } from "drizzle-orm";
import { money, toWire } from "#domain/money.ts";
import { findForSale } from "#server/commerce/catalogue/for-sale.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { products } from "#server/platform/database/schema.ts";
import { HistoryNotPossibleError } from "./replay-history.ts";
import { defaultReadingLocale, findMarkets } from "#server/commerce/markets/markets.ts";

type Offer = { product_id: string; price: number };
export type Prices = (marketId: string, product: string) => Offer;

export async function readPrices(queries: Queries, names: readonly string[]): Promise<Prices> {
  const rows = await queries
    .select({ id: products.id, name: products.url_fragment })
    .from(products)
    .where(inArray(products.url_fragment, [...names]));
  const locale = (await defaultReadingLocale(queries))!;
  const offers = new Map<string, Offer>();
  for (const market of await findMarkets(queries)) {
    const sold = await findForSale(
      queries,
      { ...locale, market },
      rows.map(({ id }) => id),
    );
    for (const { id, name } of rows) {
      const unit = sold.get(id)?.unit ?? null;
      if (unit === null) continue;
      offers.set(`${market.id} ${name}`, { product_id: id, price: toWire(money(unit, market)) });
    }
  }
  return (marketId, product) => {
    const offer = offers.get(`${marketId} ${product}`);
    if (!offer)
      throw new HistoryNotPossibleError(`the demo buys ${product}, which ${marketId} does not sell`);
    return offer;
  };
}
