import { isDeepStrictEqual } from "node:util";
import { getTableColumns, type SQL } from "drizzle-orm";
import { withDatedPrice } from "#domain/dated-prices.ts";
import { minorUnits, money, type BasisPoints, type Money } from "#domain/money.ts";
import { unitPrice, type SetPrice } from "#domain/price.ts";
import { asJson, chunk, excludedColumns } from "#server/platform/database/batches.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { priceHistory, variantPrices } from "#server/platform/database/goods-schema.ts";
import { productPrices } from "#server/platform/database/schema.ts";
import { variantColumn } from "#server/platform/database/variant-column.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import type { ChangedPrice } from "./cache-tags.ts";
import { setPrice } from "./set-price.ts";

type Market = ReadingLocale["market"];
export type DatedPrice = { promotionId: string; price: Money };
export type PriceRow = Omit<typeof variantPrices.$inferSelect, "variant_id"> & { variant_id: string };
export type ListedRow = Omit<typeof productPrices.$inferSelect, "variant_id"> & { variant_id: string };
export type HistoryRow = typeof priceHistory.$inferInsert;
/** `listed`: a product's first sold variant in a market; `others`: its further variants. */
export type PriceRows = { listed: readonly ListedRow[]; others: readonly PriceRow[] };

/** The columns of a variant's price, and what one item costs with them, incl. VAT. */
export function priceColumns(regular: SetPrice, dated: DatedPrice | undefined, vat: BasisPoints) {
  const shown = withDatedPrice(regular, dated?.price ?? null, vat);
  const isDated = shown !== regular;
  const discounted = (price: SetPrice) => price.discounted && minorUnits(price.discounted);
  return {
    price_minor: minorUnits(regular.full),
    price_includes_vat: regular.fullIncludesVat,
    discounted_minor: discounted(shown),
    discounted_includes_vat: shown.discountedIncludesVat,
    gross_minor: minorUnits(unitPrice(shown, vat).now),
    dated_by: isDated ? dated!.promotionId : null,
    regular_discounted_minor: isDated ? discounted(regular) : null,
    regular_discounted_includes_vat: isDated ? regular.discountedIncludesVat : null,
  };
}

/** A variant's own price, without a dated one. */
export function regularPrice(row: PriceRow, market: Market): SetPrice {
  const { discounted, includesVat } = regularDiscount(row);
  return {
    ...setPrice(row, market),
    discounted: discounted === null ? null : money(discounted, market),
    discountedIncludesVat: includesVat,
  };
}

/** In minor units. */
export const regularDiscount = (row: Pick<PriceRow, DiscountColumn>) =>
  row.dated_by === null
    ? { discounted: row.discounted_minor, includesVat: row.discounted_includes_vat }
    : {
        discounted: row.regular_discounted_minor,
        includesVat: row.regular_discounted_includes_vat ?? true,
      };
type DiscountColumn =
  | "dated_by"
  | "discounted_minor"
  | "discounted_includes_vat"
  | "regular_discounted_minor"
  | "regular_discounted_includes_vat";

/** @param sold its further variants that may be bought */
export function listedRow(first: PriceRow, sold: readonly PriceRow[]): ListedRow {
  const lowest = [first, ...sold].reduce(
    (least, { gross_minor: gross }) => (gross < least ? gross : least),
    first.gross_minor,
  );
  return {
    ...first,
    gross_minor: lowest,
    prices_differ: sold.some(({ gross_minor }) => gross_minor !== first.gross_minor),
    others_reduced: sold.some(({ discounted_minor }) => discounted_minor !== null),
  };
}

export const selectPrices = async (queries: Queries, isWanted: WantedPrices = {}): Promise<PriceRows> => ({
  listed: await queries
    .select({ ...getTableColumns(productPrices), variant_id: variantColumn(productPrices) })
    .from(productPrices)
    .where(isWanted.listed),
  others: await queries.select().from(variantPrices).where(isWanted.others),
});
type WantedPrices = { listed?: SQL; others?: SQL };

/** @param changes prices from now on, for the lowest one of thirty days */
export async function insertPrices(
  tx: Queries,
  { listed, others }: PriceRows,
  changes: readonly HistoryRow[],
): Promise<void> {
  for (const some of chunk(listed)) await tx.insert(productPrices).select(asJson(productPrices, some));
  for (const some of chunk(others)) await tx.insert(variantPrices).select(asJson(variantPrices, some));
  const target = [priceHistory.variant_id, priceHistory.market_id, priceHistory.since];
  for (const some of chunk(changes))
    await tx
      .insert(priceHistory)
      .select(asJson(priceHistory, some))
      .onConflictDoUpdate({ target, set: excludedColumns(["gross_minor"]) });
}

/** Null: other products are sold in a market than before. */
export function changedPrices(before: PriceRows, after: PriceRows): ChangedPrice[] | null {
  const known = new Map(before.listed.map((row) => [keyOf(row), row]));
  if (before.listed.length !== after.listed.length || after.listed.some((row) => !known.has(keyOf(row))))
    return null;
  const othersOf = ({ others }: PriceRows) =>
    new Map([...Map.groupBy(others, keyOf)].map(([key, rows]) => [key, sortedByVariant(rows)]));
  const [former, current] = [othersOf(before), othersOf(after)];
  const shownPrice = ({ gross_minor, discounted_minor, others_reduced }: ListedRow) => ({
    gross: gross_minor,
    isOffer: discounted_minor !== null || others_reduced,
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

export const keyOf = ({ product_id, market_id }: { product_id: string; market_id: string }): string =>
  `${product_id} ${market_id}`;

const sortedByVariant = (rows: readonly PriceRow[]): PriceRow[] =>
  rows.toSorted((a, b) => (a.variant_id < b.variant_id ? -1 : 1));
