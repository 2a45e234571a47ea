import { getTableColumns, inArray, isNotNull, sql } from "drizzle-orm";
import { fromWire } from "#domain/money.ts";
import { displayedTaxRate } from "#domain/tax.ts";
import { findAllMarkets } from "#server/commerce/markets/markets.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { productVariants, variantPrices } from "#server/platform/database/goods-schema.ts";
import { lockExclusively } from "#server/platform/database/locks.ts";
import { productPrices, products } from "#server/platform/database/schema.ts";
import { announcePrices } from "./cache-tags.ts";
import { setPrice } from "./set-price.ts";
import {
  changedPrices,
  insertPrices,
  keyOf,
  listedRow,
  priceColumns,
  regularPrice,
  selectPrices,
  type DatedPrice,
  type HistoryRow,
  type PriceRow,
  type PriceRows,
} from "./price-rows.ts";

/** What running promotions ask for a variant in a market; the lowest if there are several. */
export type DatedPrices = ReadonlyMap<string, DatedPrice & { productId: string }>;
export const datedPriceKey = (variantId: string, marketId: string): string => `${variantId} ${marketId}`;

export async function findDatedPrices(tx: Queries): Promise<DatedPrices> {
  const { rows } = await tx.execute<{
    promotion_id: string;
    market_id: string;
    variant_id: string;
    product_id: string;
    price: string;
    currency: string;
    currency_precision: number;
  }>(sql`
    select promotion.id as promotion_id, market.id as market_id, variant.id as variant_id, variant.product_id,
      line -> 'prices' ->> market.id as price, market.currency, market.currency_precision
    from promotions promotion
    join promotion_markets runs on runs.promotion_id = promotion.id and runs.state = 'running'
    join markets market on market.id = runs.market_id
    cross join jsonb_array_elements(promotion.settings -> 'prices') line
    join product_variants variant on variant.reference = line ->> 'reference' and variant.retired_at is null
    where line -> 'prices' ->> market.id is not null
    order by (line -> 'prices' ->> market.id)::numeric desc, promotion.id desc`);
  // Of several, the last is the lowest.
  return new Map(
    rows.map(
      ({ promotion_id: promotionId, market_id, variant_id, product_id: productId, price, ...currency }) => [
        datedPriceKey(variant_id, market_id),
        { promotionId, productId, price: fromWire(Number(price), currency) },
      ],
    ),
  );
}

/**
 * Gives variants the dated prices that run now, and those whose dated price has ended their own ones again. Repeats
 * nothing, so that it can run each minute.
 * @returns whether a price changed
 */
export async function switchDatedPrices(tx: Queries, now: Date): Promise<boolean> {
  if ((await findProductsWithDatedPrices(tx, await findDatedPrices(tx))).length === 0) return false;
  // A folder that is being applied replaces all prices.
  await lockExclusively(tx, "shop");
  const dated = await findDatedPrices(tx);
  const productIds = await findProductsWithDatedPrices(tx, dated);
  const before = await selectPrices(tx, {
    listed: inArray(productPrices.product_id, productIds),
    others: inArray(variantPrices.product_id, productIds),
  });
  const { after, changes } = await pricesWith(tx, before, dated, productIds, now);
  const changed = changedPrices(before, after)!;
  if (changed.length === 0) return false;
  const isChanged = inArray(
    sql`(product_id || ' ' || market_id)`,
    changed.map((price) => keyOf(price)),
  );
  await tx.delete(productPrices).where(isChanged);
  await tx.delete(variantPrices).where(isChanged);
  const keys = new Set(changed.map((price) => keyOf(price)));
  const ofChanged = <Row extends { product_id: string; market_id: string }>(rows: readonly Row[]) =>
    rows.filter((row) => keys.has(keyOf(row)));
  const rows = { listed: ofChanged(after.listed), others: ofChanged(after.others) };
  await insertPrices(tx, rows, changes);
  await announcePrices(tx, changed);
  return true;
}

/** Those that have a dated price, or should have one. */
async function findProductsWithDatedPrices(tx: Queries, dated: DatedPrices): Promise<string[]> {
  const having = [
    ...(await tx
      .selectDistinct({ id: productPrices.product_id })
      .from(productPrices)
      .where(isNotNull(productPrices.dated_by))),
    ...(await tx
      .selectDistinct({ id: variantPrices.product_id })
      .from(variantPrices)
      .where(isNotNull(variantPrices.dated_by))),
  ];
  return [
    ...new Set([...having.map(({ id }) => id), ...[...dated.values()].map(({ productId }) => productId)]),
  ];
}

async function pricesWith(
  tx: Queries,
  before: PriceRows,
  dated: DatedPrices,
  productIds: readonly string[],
  now: Date,
): Promise<{ after: PriceRows; changes: HistoryRow[] }> {
  const markets = new Map((await findAllMarkets(tx)).map((market) => [market.id, market]));
  const variants = await findVariants(tx, productIds);
  const changes: HistoryRow[] = [];
  const priced = <Row extends PriceRow>(row: Row): Row => {
    const market = markets.get(row.market_id)!;
    const { tax_class } = variants.get(row.variant_id)!;
    const rate = displayedTaxRate(market, tax_class);
    const price = dated.get(datedPriceKey(row.variant_id, row.market_id));
    const former = priceColumns(setPrice(row, market), undefined, rate);
    const columns = priceColumns(regularPrice(row, market), price, rate);
    const { product_id, market_id, variant_id } = row;
    if (columns.gross_minor !== former.gross_minor)
      changes.push({ product_id, market_id, variant_id, gross_minor: columns.gross_minor, since: now });
    return { ...row, ...columns };
  };
  const others = before.others.map((row) => priced(row));
  const byProduct = Map.groupBy(others, keyOf);
  const listed = before.listed.map((row) => {
    const sold = (byProduct.get(keyOf(row)) ?? []).filter(
      ({ variant_id }) => variants.get(variant_id)!.allow_purchase,
    );
    return { ...row, ...listedRow(priced(row), sold) };
  });
  return { after: { listed, others }, changes };
}

async function findVariants(tx: Queries, productIds: readonly string[]) {
  const { id, allow_purchase, tax_class } = getTableColumns(productVariants);
  const rows = await tx
    .select({ id, allow_purchase, tax_class, product_tax_class: products.tax_class })
    .from(productVariants)
    .innerJoin(products, sql`${products.id} = ${productVariants.product_id}`)
    .where(inArray(productVariants.product_id, [...productIds]));
  return new Map(
    rows.map(({ product_tax_class, ...row }) => [
      row.id,
      { ...row, tax_class: row.tax_class ?? product_tax_class },
    ]),
  );
}
