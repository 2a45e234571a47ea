import { and, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import { announceChange } from "#server/platform/database/changes.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { images } from "#server/platform/database/schema.ts";
import { newId } from "#server/platform/ids.ts";
import type { Services } from "#server/commerce/services.ts";
import { loadSharp } from "./sharp.ts";
import { dominantTone } from "./tone.ts";

type Found = Awaited<ReturnType<typeof dominantTone>>;
type Upright = { width: number; height: number; isTurned: boolean };
/** Each picture takes about 25 ms of one core; the rest waits for the next run. */
const batchSize = 400;

/** Determines missing tones and upright sizes, one picture after the other, so that customers notice nothing. */
export async function analyzePictures({
  database,
  pictures,
  jobs,
}: Pick<Services, "database" | "pictures" | "jobs">): Promise<void> {
  const waiting = await database.queries
    .selectDistinct({ hash: images.content_hash })
    .from(images)
    .where(or(isNull(images.tone), eq(images.measured_upright, false)))
    .limit(batchSize);
  if (waiting.length === 0) return;
  const tones = new Map<string, Found>();
  const sizes = new Map<string, Upright>();
  for (const { hash } of waiting) {
    if (jobs.isStopping()) return;
    const bytes = await pictures.original(hash);
    tones.set(hash, await dominantTone(bytes));
    sizes.set(hash, await uprightSize(bytes));
  }
  await database.transaction(async (tx) => {
    await writeTones(tx, tones);
    await writeSizes(tx, sizes);
    await announceChange(tx);
  });
}

export async function readTones(tx: Queries): Promise<ReadonlyMap<string, Found>> {
  const { content_hash, tone } = images;
  const known = await tx.selectDistinct({ content_hash, tone }).from(images).where(isNotNull(tone));
  return new Map(known.map((row) => [row.content_hash, row.tone!]));
}

export async function writeTones(tx: Queries, tones: ReadonlyMap<string, Found>): Promise<void> {
  for (const [tone, some] of Map.groupBy(tones, ([, tone]) => tone)) {
    const hashes = some.map(([hash]) => hash);
    await tx.update(images).set({ tone }).where(inArray(images.content_hash, hashes));
  }
}

async function uprightSize(bytes: Uint8Array): Promise<Upright> {
  const sharp = await loadSharp();
  const { autoOrient, orientation = 1 } = await sharp(bytes).metadata();
  return { ...autoOrient, isTurned: orientation > 1 };
}

/** Browsers cache a picture's URL for a year, so a picture that was displayed rotated gets a new one. */
async function writeSizes(tx: Queries, sizes: ReadonlyMap<string, Upright>): Promise<void> {
  for (const [hash, { width, height, isTurned }] of sizes) {
    if (!isTurned) continue;
    const rows = await tx
      .select({ id: images.id })
      .from(images)
      .where(and(eq(images.content_hash, hash), eq(images.measured_upright, false)));
    for (const { id } of rows)
      await tx.update(images).set({ id: newId(), width, height }).where(eq(images.id, id));
  }
  await tx
    .update(images)
    .set({ measured_upright: true })
    .where(inArray(images.content_hash, [...sizes.keys()]));
}
