import { and, exists, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import * as schema from "#server/platform/database/schema.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import { primaryImages } from "./images.ts";

const { products, productPrices } = schema;
type Languages = Pick<ReadingLocale, "languageId" | "fallbackId">;

export function findKnownProducts(queries: Queries, reading: Languages, ids: readonly string[]) {
  return findKnown(queries, reading, inArray(products.id, [...ids]));
}

/** Null if no market sells it. */
export async function findSoldSomewhere(
  queries: Queries,
  reading: Languages,
  reference: { id: string } | { url_fragment: string },
): Promise<Schemas["KnownProduct"] | null> {
  const isIt =
    "id" in reference ? eq(products.id, reference.id) : eq(products.url_fragment, reference.url_fragment);
  const hasPrice = exists(
    queries
      .select({ id: productPrices.product_id })
      .from(productPrices)
      .where(eq(productPrices.product_id, products.id)),
  );
  const [product] = await findKnown(queries, reading, and(isIt, isNull(products.retired_at), hasPrice));
  return product ?? null;
}

async function findKnown(
  queries: Queries,
  reading: Languages,
  filter: SQL | undefined,
): Promise<Schemas["KnownProduct"][]> {
  const rows = await queries
    .select({
      id: products.id,
      url_fragment: products.url_fragment,
      name: productNameColumn(reading.languageId, reading.fallbackId),
    })
    .from(products)
    .where(filter);
  const pictures = await primaryImages(
    queries,
    reading,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, name: row.name ?? "", primary_image: pictures.get(row.id) ?? null }));
}

/** The name of an unsold product: in the first language, else the second, else any. */
export const productNameColumn = (first: string, second: string): SQL<string | null> => sql<string | null>`(
  select name from product_texts text where text.product_id = ${products.id}
  order by text.language_id = ${first} desc, text.language_id = ${second} desc, text.language_id limit 1
)`;
