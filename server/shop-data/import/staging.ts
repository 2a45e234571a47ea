import { existsSync, globSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { FolderInUseError, lockFolder } from "../../database/folder-lock.ts";
import { ShopFolderError } from "../shop-folder-error.ts";

/** In the shop's folder, while goods are brought in. */
const place = ".import";
/** It is there once all files are: from then on they only have to be moved. */
const ready = "ready";

/** An import was stopped while its files were being moved. */
export const isHalfImported = (folder: string): boolean => existsSync(join(folder, place, ready));

export type Staging = {
  /** Where a file waits that is to be at this path of the folder. */
  pathOf: (name: string) => Promise<string>;
  /** Moves all files to their place. If it is stopped, the next import does the rest first. */
  keep: () => Promise<void>;
};

/**
 * One import into a folder at a time: its files wait beside the folder's until all are there.
 * @throws ShopFolderError if another one is at work
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
    // Pictures before the products that show them.
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
