import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import pLimit from "p-limit";
import { OperatorError } from "#server/platform/operator-errors.ts";
import type { Settings } from "#server/platform/settings.ts";
import { contentHash } from "#server/platform/atomic-file.ts";
import { FileDamagedError, FileMissingError } from "./file-errors.ts";
import { isContentAddressed, folders, type Files, type Folder } from "./files.ts";
import { folderFiles } from "./folder-files.ts";
import { openFiles } from "./open-files.ts";

type Outcome = "copied" | "there" | "damaged" | "gone";
export type Moved = { copied: number; there: number; damaged: string[] };

const concurrency = 4;
const often = 100;

/**
 * Copies the data folder's files into the store, reads each back and compares it. Identical files are skipped, so it
 * can be repeated. Deletes nothing.
 * @throws OperatorError if no store is configured, it can't be used, or the data folder has no files of a shop
 */
export async function moveFiles(
  settings: Pick<Settings, "dataFolder" | "s3">,
  say: (line: string) => void,
): Promise<Moved> {
  if (settings.s3 === null)
    throw new OperatorError(
      "There is no store to move files to. Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.",
    );
  if (folders.every((folder) => !existsSync(join(settings.dataFolder, folder))))
    throw new OperatorError(
      `${settings.dataFolder} holds no files of a shop. Set DATA_DIR to the folder that it had until now.`,
    );
  const ends = { folder: folderFiles(settings.dataFolder), store: await openFiles(settings) };
  const moved: Moved = { copied: 0, there: 0, damaged: [] };
  for (const folder of folders) {
    const names = namesIn(join(settings.dataFolder, folder));
    let done = 0;
    await pLimit(concurrency).map(names, async (name) => {
      const outcome = await moveFile(ends, folder, name);
      if (outcome === "copied" || outcome === "there") moved[outcome] += 1;
      if (outcome === "damaged") moved.damaged.push(`${folder}/${name}`);
      done += 1;
      if (done % often === 0 || done === names.length) say(`${folder}: ${done} of ${names.length}`);
    });
  }
  moved.damaged.sort();
  return moved;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith("."));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

async function moveFile(
  { folder, store }: { folder: Files; store: Files },
  place: Folder,
  name: string,
): Promise<Outcome> {
  const bytes = await folder.read(place, name).catch((error: unknown) => {
    if (error instanceof FileMissingError) return null;
    throw error;
  });
  // The running shop has deleted it.
  if (bytes === null) return "gone";
  if (isContentAddressed(place) && contentHash(bytes) !== name) return "damaged";
  if (await isThere(store, place, name, bytes)) return "there";
  await store.store(place, name, bytes);
  if (await isThere(store, place, name, bytes)) return "copied";
  throw new OperatorError(`The store did not keep ${place}/${name} as it was sent. It can't be used.`);
}

async function isThere(store: Files, folder: Folder, name: string, bytes: Buffer): Promise<boolean> {
  const stored = await store.read(folder, name).catch((error: unknown) => {
    if (error instanceof FileMissingError || error instanceof FileDamagedError) return null;
    throw error;
  });
  return stored !== null && stored.equals(bytes);
}
