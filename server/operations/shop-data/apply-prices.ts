import { isDeepStrictEqual } from "node:util";
import { eq, getTableColumns, sql } from "drizzle-orm";
import { fromWire, minorUnits } from "#domain/money.ts";
import { unitPrice } from "#domain/price.ts";
import { displayedTaxRate } from "#domain/tax.ts";
import type { ChangedPrice } from "#server/commerce/catalogue/cache-tags.ts";
import { excludedColumns, asJson, chunk } from "#server/platform/database/batches.ts";
import * as schema from "#server/platform/database/schema.ts";
import { variantColumn } from "#server/platform/database/variant-column.ts";
import type { ApplyContext } from "./apply.ts";
import type { ShopFolder } from "./format.ts";
import { storedTaxRates } from "./tax-rates.ts";
import type { ProductData } from "./format-goods.ts";

/** @returns prices that differ from the stored ones; null: other products are sold in a market than before */
export async function applyPrices({ tx, shop, now, idOf }: ApplyContext): Promise<ChangedPrice[] | null> {
  const history = schema.priceHistory;
  const last = new Map(
    (
      await tx
        .selectDistinctOn([history.product_id, history.market_id], {
          key: sql<string>`${history.product_id} || ' ' || ${history.market_id}`,
          gross: history.gross_minor,
        })
        .from(history)
        .where(eq(variantColumn(history), history.product_id))
        .orderBy(history.product_id, history.market_id, sql`${history.since} desc`)
    ).map(({ key, gross }) => [key, gross]),
  );
  const prices: (typeof schema.productPrices.$inferInsert)[] = [];
  const changes: (typeof history.$inferInsert)[] = [];
  for (const [fragment, product] of shop.products) {
    for (const market of shop.markets) {
      const price = product.prices[market.id];
      if (!price) continue;
      const product_id = idOf("product", fragment);
      const key = { product_id, market_id: market.id, variant_id: product_id };
      const { row, shown, undiscounted } = pricesOf(price, market, product.tax_class);
      prices.push({ ...key, ...row });
      const before = last.get(`${key.product_id} ${key.market_id}`);
      if (before === undefined)
        changes.push({ ...key, gross_minor: undiscounted, since: new Date(product.created_at) });
      if (shown !== (before ?? undiscounted)) changes.push({ ...key, gross_minor: shown, since: now });
    }
  }
  const stored = await tx
    .select({ ...getTableColumns(schema.productPrices), variant_id: variantColumn(schema.productPrices) })
    .from(schema.productPrices);
  await tx.delete(schema.productPrices);
  for (const some of chunk(prices))
    await tx.insert(schema.productPrices).select(asJson(schema.productPrices, some));
  const target = [history.variant_id, history.market_id, history.since];
  for (const some of chunk(changes))
    await tx
      .insert(history)
      .select(asJson(history, some))
      .onConflictDoUpdate({ target, set: excludedColumns(["gross_minor"]) });
  return changedPrices(stored, prices);
}

type PriceRow = typeof schema.productPrices.$inferInsert;

function changedPrices(before: readonly PriceRow[], after: readonly PriceRow[]): ChangedPrice[] | null {
  const keyOf = ({ product_id, market_id }: PriceRow) => `${product_id} ${market_id}`;
  const known = new Map(before.map((row) => [keyOf(row), row]));
  if (before.length !== after.length || after.some((row) => !known.has(keyOf(row)))) return null;
  const shownPrice = ({ gross_minor, discounted_minor }: PriceRow) => ({
    gross: gross_minor,
    isOffer: discounted_minor !== null,
  });
  return after.flatMap((row) => {
    const old = known.get(keyOf(row))!;
    const { product_id, market_id } = row;
    return isDeepStrictEqual(old, row)
      ? []
      : [{ product_id, market_id, before: shownPrice(old), after: shownPrice(row) }];
  });
}

function pricesOf(
  price: ProductData["prices"][string],
  market: ShopFolder["markets"][number],
  taxClass: string,
) {
  const full = fromWire(price.price, market);
  const discounted = price.discounted === undefined ? null : fromWire(price.discounted, market);
  const { now: unit, before } = unitPrice(
    {
      full,
      fullIncludesVat: price.includes_vat,
      discounted,
      discountedIncludesVat: price.discounted_includes_vat,
    },
    displayedTaxRate(storedTaxRates(market), taxClass),
  );
  const shown = minorUnits(unit);
  return {
    shown,
    undiscounted: minorUnits(before ?? unit),
    row: {
      price_minor: minorUnits(full),
      price_includes_vat: price.includes_vat,
      discounted_minor: discounted && minorUnits(discounted),
      discounted_includes_vat: price.discounted_includes_vat,
      gross_minor: shown,
    },
  };
}
