import { and, asc, eq, inArray, isNull, ne, type SQL } from "drizzle-orm";
import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import * as schema from "#server/platform/database/schema.ts";
import { textIn } from "#server/commerce/markets/markets.ts";

type Languages = { languageId: string; fallbackId: string };

export const imagesOf = (queries: Queries, reading: Languages, holders: readonly string[]) =>
  findImages(queries, reading, holders, ne(schema.images.holder_type, "variant"));

/** By variant; a default variant has its product's id, and pictures of its own nevertheless. */
export const imagesOfVariants = (queries: Queries, reading: Languages, variantIds: readonly string[]) =>
  findImages(queries, reading, variantIds, eq(schema.images.holder_type, "variant"));

async function findImages(
  queries: Queries,
  reading: Languages,
  holders: readonly string[],
  isOfKind: SQL,
): Promise<Map<string, Schemas["Image"][]>> {
  const imagesByHolder = new Map<string, Schemas["Image"][]>();
  if (holders.length === 0) return imagesByHolder;
  const rows = await queries
    .select()
    .from(schema.images)
    .where(and(inArray(schema.images.holder_id, [...holders]), isOfKind))
    .orderBy(asc(schema.images.position));
  for (const row of rows) {
    const image = toWireImage(reading, row);
    imagesByHolder.set(row.holder_id, [...(imagesByHolder.get(row.holder_id) ?? []), image]);
  }
  return imagesByHolder;
}

export type ImageRow = typeof schema.images.$inferSelect;

export const toWireImage = (reading: Languages, row: ImageRow): Schemas["Image"] => ({
  id: row.id,
  file_name: row.file_name,
  customer_id: row.customer_id,
  holder_id: row.holder_id,
  holder_type: row.holder_type,
  width: row.width,
  height: row.height,
  tone: row.tone === "none" ? null : row.tone,
  alternative_text: textIn(row.alternative_texts, reading.languageId, reading.fallbackId),
});

export async function primaryImages(queries: Queries, reading: Languages, holders: readonly string[]) {
  return firsts(await imagesOf(queries, reading, holders));
}

export async function primaryImagesOfVariants(
  queries: Queries,
  reading: Languages,
  variantIds: readonly string[],
) {
  return firsts(await imagesOfVariants(queries, reading, variantIds));
}

const firsts = (images: ReadonlyMap<string, Schemas["Image"][]>): Map<string, Schemas["Image"]> =>
  new Map([...images].map(([holder, [first]]) => [holder, first!]));

/** A public picture; a customer's photo can't be fetched by its id alone. */
export async function findImage(queries: Queries, id: string) {
  const { images } = schema;
  const [image] = await queries
    .select()
    .from(images)
    .where(and(eq(images.id, id), isNull(images.customer_id)));
  return image ?? null;
}
