import { sql } from "drizzle-orm";
import { fromWire, minorUnits } from "#domain/money.ts";
import { unitPrice, type SetPrice } from "#domain/price.ts";
import { displayedTaxRate } from "#domain/tax.ts";
import type { ChangedPrice } from "#server/commerce/catalogue/cache-tags.ts";
import { datedPriceKey, findDatedPrices, type DatedPrices } from "#server/commerce/catalogue/dated-prices.ts";
import {
  changedPrices,
  insertPrices,
  listedRow,
  priceColumns,
  selectPrices,
  type HistoryRow,
  type ListedRow,
  type PriceRow,
} from "#server/commerce/catalogue/price-rows.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { priceHistory as history, variantPrices } from "#server/platform/database/goods-schema.ts";
import { productPrices } from "#server/platform/database/schema.ts";
import { variantColumn } from "#server/platform/database/variant-column.ts";
import type { ApplyContext } from "./apply.ts";
import type { ShopFolder } from "./format.ts";
import { variantsOf, type ProductData } from "./format-goods.ts";
import { storedTaxRates } from "./tax-rates.ts";

/** @returns prices that differ from the stored ones; null: other products are sold in a market than before */
export async function applyPrices(application: ApplyContext): Promise<ChangedPrice[] | null> {
  const { tx } = application;
  const { listed, others, changes } = await newPrices(application);
  const before = await selectPrices(tx);
  await tx.delete(productPrices);
  await tx.delete(variantPrices);
  await insertPrices(tx, { listed, others }, changes);
  return changedPrices(before, { listed, others });
}

async function newPrices(application: ApplyContext) {
  const { tx, shop } = application;
  const known = { last: await lastPrices(tx), dated: await findDatedPrices(tx) };
  const listed: ListedRow[] = [];
  const others: PriceRow[] = [];
  const changes: HistoryRow[] = [];
  for (const [fragment, product] of shop.products) {
    for (const market of shop.markets) {
      const priced = variantsOf(product).flatMap(
        (variant) => variantPrice(application, known, { fragment, product, market, variant }) ?? [],
      );
      changes.push(...priced.flatMap((price) => price.changes));
      const first = priced.find(({ isSold }) => isSold) ?? priced[0];
      if (!first) continue;
      const further = priced.filter((one) => one !== first);
      others.push(...further.map(({ row }) => row));
      const sold = further.filter(({ isSold }) => isSold).map(({ row }) => row);
      listed.push(listedRow(first.row, sold));
    }
  }
  return { listed, others, changes };
}

type Market = ShopFolder["markets"][number];
type KnownPrices = { last: ReadonlyMap<string, bigint>; dated: DatedPrices };
type Sold = {
  fragment: string;
  product: ProductData;
  market: Market;
  variant: ReturnType<typeof variantsOf>[number];
};

/** What a variant costs in a market, and how that differs from what it cost; null: it is not sold there. */
function variantPrice(
  { now, idOf, variantIdOf }: ApplyContext,
  { last, dated }: KnownPrices,
  { fragment, product, market, variant }: Sold,
) {
  const price = variant.prices[market.id];
  if (!price) return null;
  const variant_id = variantIdOf(fragment, variant.reference);
  const key = { product_id: idOf("product", fragment), market_id: market.id, variant_id };
  const regular = setPriceOf(price, market);
  const rate = displayedTaxRate(storedTaxRates(market), variant.tax_class ?? product.tax_class);
  const columns = priceColumns(regular, dated.get(datedPriceKey(variant_id, market.id)), rate);
  const before = last.get(datedPriceKey(variant_id, market.id));
  const undiscounted = minorUnits(unitPrice({ ...regular, discounted: null }, rate).now);
  const changes: HistoryRow[] = [];
  if (before === undefined)
    changes.push({ ...key, gross_minor: undiscounted, since: new Date(product.created_at) });
  if (columns.gross_minor !== (before ?? undiscounted))
    changes.push({ ...key, gross_minor: columns.gross_minor, since: now });
  return { isSold: variant.allow_purchase, row: { ...key, ...columns }, changes };
}

const setPriceOf = (price: ProductData["prices"][string], market: Market): SetPrice => ({
  full: fromWire(price.price, market),
  fullIncludesVat: price.includes_vat,
  discounted: price.discounted === undefined ? null : fromWire(price.discounted, market),
  discountedIncludesVat: price.discounted_includes_vat,
});

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
