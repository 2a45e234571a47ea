import { fromWire, minorUnits, money, toWire } from "#domain/money.ts";
import { shownPrice } from "#domain/price.ts";
import { sql } from "drizzle-orm";
import type { Problem } from "../api/reply.ts";
import { findProducts } from "../catalogue/products.ts";
import type { Queries } from "../database/database.ts";
import * as schema from "../database/schema.ts";
import { toWireMarket, type ReadingPlace } from "../markets/markets.ts";

export type Change = NonNullable<Problem["changes"]>[number];
/** `unit`: the price that was shown, incl. VAT, in minor units. */
export type WantedLine = { product_id: string; count: number; unit: bigint };
export type PricedLine = { product_id: string; count: number; name: string; unit: bigint };

/**
 * Lines at today's prices, or what is not as it was shown: a line that can't be bought (in this market, for this
 * country), or whose price is another.
 */
export async function priceLines(
  queries: Queries,
  place: ReadingPlace,
  country: string,
  wanted: readonly WantedLine[],
): Promise<{ lines: PricedLine[]; changes: Change[] }> {
  const { market } = place;
  const ids = wanted.map(({ product_id }) => product_id);
  const sold = await findProducts(queries, place, { ids }, { limit: ids.length });
  const names = await namesOf(queries, place, ids);
  const lines: PricedLine[] = [];
  const changes: Change[] = [];
  for (const { product_id, count, unit } of wanted) {
    const product = sold.find(({ id }) => id === product_id);
    const name = product?.name ?? names.get(product_id) ?? "";
    if (!product?.allow_purchase || product.barred_countries.includes(country)) {
      changes.push({ code: "item_unavailable", product_id, name });
      continue;
    }
    const now = minorUnits(fromWire(shownPrice(product, toWireMarket(market)).price, market));
    if (now !== unit) {
      const prices = { old_price: toWire(money(unit, market)), new_price: toWire(money(now, market)) };
      changes.push({ code: "price_changed", product_id, name, ...prices });
    }
    lines.push({ product_id, count, name, unit: now });
  }
  return { lines, changes };
}

/** What is not sold here has a name all the same: in the language, else in the market's first, else in any. */
async function namesOf(
  queries: Queries,
  { languageId, fallbackId }: ReadingPlace,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { productTexts } = schema;
  const rows = await queries
    .select({ id: productTexts.product_id, name: productTexts.name, language: productTexts.language_id })
    .from(productTexts)
    .where(sql`product_id = any(${sql.param([...ids])}::uuid[])`);
  const rank = (language: string) => (language === languageId ? 2 : language === fallbackId ? 1 : 0);
  const worstFirst = rows.toSorted((a, b) => rank(a.language) - rank(b.language));
  return new Map(worstFirst.map(({ id, name }) => [id, name]));
}

/** Whether two sets of lines hold the same products in the same numbers. */
export function sameLines(
  a: readonly { product_id: string; count: number }[],
  b: readonly { product_id: string; count: number }[],
): boolean {
  const key = (lines: typeof a) =>
    lines
      .map((line) => `${line.product_id}×${line.count}`)
      .sort()
      .join();
  return key(a) === key(b);
}
