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

/** Locks the stock of what is wanted, so that a submission which finds enough gets it. */
export async function findShortages(tx: Queries, wanted: readonly WantedPieces[]): Promise<Shortage[]> {
  const stock = await lockStock(
    tx,
    wanted.map(({ variant_id }) => variant_id),
  );
  return wanted.flatMap(({ product_id, variant_id, name, count }) => {
    const row = stock.get(variant_id);
    const left = row ? sellableQuantity(row) : null;
    return left !== null && left < count ? [{ product_id, variant_id, name, wanted: count, left }] : [];
  });
}
