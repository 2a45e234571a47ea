import { inArray, isNotNull, isNull } from "drizzle-orm";
import { announceChange } from "../database/changes.ts";
import type { Queries } from "../database/database.ts";
import { images } from "../database/schema.ts";
import type { Services } from "../services.ts";
import { toneOf } from "./tone.ts";

type Found = Awaited<ReturnType<typeof toneOf>>;
/** Each picture takes some 25 ms of one core: what is more waits for the next time. */
const atOnce = 400;

/** Pictures that have no tone yet get theirs, one after the other, so that whoever shops meanwhile notices nothing. */
export async function giveTones({
  database,
  pictures,
  jobs,
}: Pick<Services, "database" | "pictures" | "jobs">): Promise<void> {
  const waiting = await database.queries
    .selectDistinct({ hash: images.content_hash })
    .from(images)
    .where(isNull(images.tone))
    .limit(atOnce);
  if (waiting.length === 0) return;
  const found = new Map<string, Found>();
  for (const { hash } of waiting) {
    if (jobs.isStopping()) return;
    found.set(hash, await toneOf(await pictures.original(hash)));
  }
  await database.transaction(async (tx) => {
    await writeTones(tx, found);
    await announceChange(tx);
  });
}

/** The tones that are known, by the picture's content. */
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
