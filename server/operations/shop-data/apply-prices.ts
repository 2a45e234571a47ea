import { isDeepStrictEqual } from "node:util";
import { getTableColumns, sql } from "drizzle-orm";
import { fromWire, minorUnits } from "#domain/money.ts";
import { unitPrice } from "#domain/price.ts";
import { displayedTaxRate } from "#domain/tax.ts";
import type { ChangedPrice } from "#server/commerce/catalogue/cache-tags.ts";
import { excludedColumns, asJson, chunk } from "#server/platform/database/batches.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { variantPrices } from "#server/platform/database/goods-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import { variantColumn } from "#server/platform/database/variant-column.ts";
import type { ApplyContext } from "./apply.ts";
import type { ShopFolder } from "./format.ts";
import { variantsOf, type ProductData } from "./format-goods.ts";
import { storedTaxRates } from "./tax-rates.ts";

const { productPrices, priceHistory: history } = schema;
type PriceRow = Omit<typeof variantPrices.$inferInsert, "variant_id"> & { variant_id: string | null };
type ListedRow = typeof productPrices.$inferInsert;
type HistoryRow = typeof history.$inferInsert;

/** @returns prices that differ from the stored ones; null: other products are sold in a market than before */
export async function applyPrices(application: ApplyContext): Promise<ChangedPrice[] | null> {
  const { tx } = application;
  const { listed, others, changes } = await newPrices(application);
  const before = await storedPrices(tx);
  await tx.delete(productPrices);
  await tx.delete(variantPrices);
  for (const some of chunk(listed)) await tx.insert(productPrices).select(asJson(productPrices, some));
  for (const some of chunk(others))
    await tx
      .insert(variantPrices)
      .select(asJson(variantPrices, some as (typeof variantPrices.$inferInsert)[]));
  const target = [history.variant_id, history.market_id, history.since];
  for (const some of chunk(changes))
    await tx
      .insert(history)
      .select(asJson(history, some))
      .onConflictDoUpdate({ target, set: excludedColumns(["gross_minor"]) });
  return changedPrices(before, { listed, others });
}

async function newPrices({ tx, shop, now, idOf, variantIdOf }: ApplyContext) {
  const last = await lastPrices(tx);
  const listed: ListedRow[] = [];
  const others: PriceRow[] = [];
  const changes: HistoryRow[] = [];
  for (const [fragment, product] of shop.products) {
    for (const market of shop.markets) {
      const sold = soldIn(product, market).map(({ reference, isSold, price }) => {
        const variant_id = variantIdOf(fragment, reference);
        const key = { product_id: idOf("product", fragment), market_id: market.id, variant_id };
        const before = last.get(`${variant_id} ${market.id}`);
        const created = new Date(product.created_at);
        if (before === undefined) changes.push({ ...key, gross_minor: price.undiscounted, since: created });
        if (price.shown !== (before ?? price.undiscounted))
          changes.push({ ...key, gross_minor: price.shown, since: now });
        return { isSold, row: { ...key, ...price.row } };
      });
      const first = sold.find(({ isSold }) => isSold) ?? sold[0];
      if (!first) continue;
      const further = sold.filter((one) => one !== first);
      others.push(...further.map(({ row }) => row));
      listed.push(
        listedRow(
          first.row,
          further.filter(({ isSold }) => isSold).map(({ row }) => row),
        ),
      );
    }
  }
  return { listed, others, changes };
}

/** The variants with a price in the market, in their order. */
const soldIn = (product: ProductData, market: ShopFolder["markets"][number]) =>
  variantsOf(product).flatMap(({ reference, allow_purchase: isSold, prices, tax_class }) => {
    const price = prices[market.id];
    return price
      ? [{ reference, isSold, price: pricesOf(price, market, tax_class ?? product.tax_class) }]
      : [];
  });

function listedRow(first: PriceRow, others: readonly PriceRow[]): ListedRow {
  const lowest = [first, ...others].reduce(
    (least, { gross_minor: gross }) => (gross < least ? gross : least),
    first.gross_minor,
  );
  return {
    ...first,
    gross_minor: lowest,
    prices_differ: others.some(({ gross_minor }) => gross_minor !== first.gross_minor),
    others_reduced: others.some(({ discounted_minor }) => discounted_minor !== null),
  };
}

const lastPrices = async (tx: Queries): Promise<Map<string, bigint>> =>
  new Map(
    (
      await tx
        .selectDistinctOn([variantColumn(history), history.market_id], {
          key: sql<string>`${variantColumn(history)} || ' ' || ${history.market_id}`,
          gross: history.gross_minor,
        })
        .from(history)
        .orderBy(variantColumn(history), history.market_id, sql`${history.since} desc`)
    ).map(({ key, gross }) => [key, gross]),
  );

type Prices = { listed: readonly ListedRow[]; others: readonly PriceRow[] };

const storedPrices = async (tx: Queries): Promise<Prices> => ({
  listed: await tx
    .select({ ...getTableColumns(productPrices), variant_id: variantColumn(productPrices) })
    .from(productPrices),
  others: await tx.select().from(variantPrices),
});

function changedPrices(before: Prices, after: Prices): ChangedPrice[] | null {
  const keyOf = ({ product_id, market_id }: { product_id: string; market_id: string }) =>
    `${product_id} ${market_id}`;
  const known = new Map(before.listed.map((row) => [keyOf(row), row]));
  if (before.listed.length !== after.listed.length || after.listed.some((row) => !known.has(keyOf(row))))
    return null;
  const othersOf = ({ others }: Prices) =>
    new Map([...Map.groupBy(others, keyOf)].map(([key, rows]) => [key, sortedByVariant(rows)]));
  const [former, current] = [othersOf(before), othersOf(after)];
  const shownPrice = ({ gross_minor, discounted_minor, others_reduced }: ListedRow) => ({
    gross: gross_minor,
    isOffer: discounted_minor !== null || others_reduced === true,
  });
  return after.listed.flatMap((row) => {
    const key = keyOf(row);
    const old = known.get(key)!;
    const { product_id, market_id } = row;
    return isDeepStrictEqual([old, former.get(key)], [row, current.get(key)])
      ? []
      : [{ product_id, market_id, before: shownPrice(old), after: shownPrice(row) }];
  });
}

const sortedByVariant = (rows: readonly PriceRow[]): PriceRow[] =>
  rows.toSorted((a, b) => ((a.variant_id ?? "") < (b.variant_id ?? "") ? -1 : 1));

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
