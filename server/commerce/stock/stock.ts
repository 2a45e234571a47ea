import { asc, inArray } from "drizzle-orm";
import { sellableQuantity } from "#domain/stock.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { variantStock } from "#server/platform/database/stock-schema.ts";

export type StockRow = typeof variantStock.$inferSelect;

export async function findStock(
  queries: Queries,
  variantIds: readonly string[],
): Promise<Map<string, StockRow>> {
  if (variantIds.length === 0) return new Map();
  const rows = await queries
    .select()
    .from(variantStock)
    .where(inArray(variantStock.variant_id, [...variantIds]));
  return new Map(rows.map((row) => [row.variant_id, row]));
}

/** Locks the stock of variants in the order of their ids, as the database's triggers do: after the order, before payments. */
export async function lockStock(tx: Queries, variantIds: readonly string[]): Promise<Map<string, StockRow>> {
  if (variantIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(variantStock)
    .where(inArray(variantStock.variant_id, [...variantIds]))
    .orderBy(asc(variantStock.variant_id))
    .for("update");
  return new Map(rows.map((row) => [row.variant_id, row]));
}

export type WantedPieces = { product_id: string; variant_id: string; name: string; count: number };
/** A variant with fewer pieces left than were wanted. */
export type Shortage = { product_id: string; variant_id: string; name: string; wanted: number; left: number };

/** Variants that are ordered before they are in stock, with the days until they are sent; null: not known. */
export type Backorders = ReadonlyMap<string, number | null>;

/** Locks the stock of what is wanted, so that a submission which finds enough gets it. */
export async function findShortages(
  tx: Queries,
  wanted: readonly WantedPieces[],
): Promise<{ shortages: Shortage[]; backorders: Backorders }> {
  const stock = await lockStock(
    tx,
    wanted.map(({ variant_id }) => variant_id),
  );
  const shortages = wanted.flatMap(({ product_id, variant_id, name, count }) => {
    const row = stock.get(variant_id);
    const left = row ? sellableQuantity(row) : null;
    return left !== null && left < count ? [{ product_id, variant_id, name, wanted: count, left }] : [];
  });
  const backorders = wanted.flatMap(({ variant_id, count }) => {
    const row = stock.get(variant_id);
    return row && isBackordered(row, count) ? [[variant_id, row.backorder_days] as const] : [];
  });
  return { shortages, backorders: new Map(backorders) };
}

export const isBackordered = ({ tracked, policy, on_hand, allocated }: StockRow, count: number): boolean =>
  tracked && policy === "backorder" && on_hand - allocated < count;
