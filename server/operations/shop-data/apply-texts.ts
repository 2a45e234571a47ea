import { join } from "node:path";
import { and, inArray, sql } from "drizzle-orm";
import {
  excludedColumns,
  fromJson,
  insertedColumns,
  differsFrom,
} from "#server/platform/database/batches.ts";
import type { SearchWord } from "#server/commerce/catalogue/search-words.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { productTexts } from "#server/platform/database/schema.ts";
import { openWorkerThreads, type WorkerThreads } from "#server/platform/worker-threads.ts";
import type { PositionedProduct } from "./apply-products.ts";
import { variantsOf } from "./format-goods.ts";
import type { ProductText } from "./text-rows.ts";

export type PreparedTexts = { rows: string; words: readonly SearchWord[] };

export const openTextsThread = (): WorkerThreads<readonly ProductText[], PreparedTexts> =>
  openWorkerThreads(join(import.meta.dirname, "texts.thread.ts"));

export const collectTexts = (
  placed: readonly PositionedProduct[],
  ranks: ReadonlyMap<string, number>,
): readonly ProductText[] =>
  placed.flatMap(({ id, fragment, position, product }) =>
    Object.entries(product.text).map(([language_id, { name, description, warnings = null }]) => ({
      product_id: id,
      language_id,
      name,
      description,
      warnings,
      sort_rank: ranks.get(`${language_id}/${fragment}`)!,
      position,
      reference: variantsOf(product)
        .map(({ reference }) => reference)
        .join(" "),
      latin_name: product.latin_name ?? null,
    })),
  );

const { product_id, language_id } = productTexts;
const columns = insertedColumns(productTexts).filter(
  (name) => name !== product_id.name && name !== language_id.name,
);

/** Writes only changed rows: each updates seven indexes, which is most of the work of applying a folder. */
export async function applyTexts(
  tx: Queries,
  positioned: readonly PositionedProduct[],
  rows: string,
): Promise<void> {
  const ids = positioned.map(({ id }) => id);
  const remaining = positioned.flatMap(({ id, product }) =>
    Object.keys(product.text).map((language) => `${id} ${language}`),
  );
  await tx
    .delete(productTexts)
    .where(
      and(
        inArray(product_id, ids),
        sql`${product_id} || ' ' || ${language_id} <> all(${sql.param(remaining)})`,
      ),
    );
  await tx
    .insert(productTexts)
    .select(fromJson(productTexts, rows))
    .onConflictDoUpdate({
      target: [product_id, language_id],
      set: excludedColumns(columns),
      setWhere: differsFrom(productTexts, columns),
    });
}
