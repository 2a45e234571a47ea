import { existsSync, globSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { FolderInUseError, lockFolder } from "#server/platform/database/folder-lock.ts";
import { ShopFolderError } from "#server/operations/shop-data/shop-folder-error.ts";

/** A folder within the shop folder, present during an import. */
const place = ".import";
/** Exists once all files are staged, so that an interrupted import can be completed. */
const ready = "ready";

export const isHalfImported = (folder: string): boolean => existsSync(join(folder, place, ready));

export type Staging = {
  pathOf: (name: string) => Promise<string>;
  /** Moves all files into the shop folder. If interrupted, the next import completes it first. */
  keep: () => Promise<void>;
};

/**
 * Runs one import per folder at a time with a staging folder.
 * @throws ShopFolderError if another import is running
 */
export async function withStaging<Result>(
  folder: string,
  work: (staging: Staging) => Promise<Result>,
): Promise<Result> {
  const own = join(folder, place);
  const files = join(own, "files");
  await mkdir(own, { recursive: true });
  const release = hold(own);
  try {
    if (isHalfImported(folder)) await move();
    await rm(files, { recursive: true, force: true });
    return await work({
      pathOf: async (name) => {
        await mkdir(dirname(join(files, name)), { recursive: true });
        return join(files, name);
      },
      keep: async () => {
        await writeFile(join(own, ready), "");
        await move();
      },
    });
  } finally {
    await rm(own, { recursive: true, force: true });
    release();
  }

  async function move(): Promise<void> {
    // Pictures before the products that refer to them.
    for (const name of globSync("{pictures,products}/*", { cwd: files }).sort()) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await rename(join(files, name), join(folder, name));
    }
    await rm(join(own, ready), { force: true });
  }
}

function hold(folder: string): () => void {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof FolderInUseError)
      throw new ShopFolderError("Another import into this folder is at work.");
    throw error;
  }
}
