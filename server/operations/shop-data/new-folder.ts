import { rmSync } from "node:fs";
import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { constants } from "node:os";
import { basename, dirname, join } from "node:path";
import { newId } from "#server/platform/ids.ts";
import { ShopFolderError } from "./shop-folder-error.ts";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Fills an empty or new folder completely or not at all, even when interrupted: applying half of a shop would close
 * the rest.
 * @throws ShopFolderError if the folder is not empty
 */
export async function fillNewFolder(
  folder: string,
  fill: (unfinished: string) => Promise<void>,
): Promise<void> {
  await refuseFull(folder);
  const unfinished = join(dirname(folder), `.${basename(folder)}-${newId()}`);
  const stop = (signal: (typeof signals)[number]) => {
    rmSync(unfinished, { recursive: true, force: true });
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of signals) process.once(signal, stop);
  try {
    await mkdir(unfinished, { recursive: true });
    await fill(unfinished);
    await refuseFull(folder);
    await rmdir(folder).catch(() => {});
    await rename(unfinished, folder);
  } finally {
    for (const signal of signals) process.off(signal, stop);
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function refuseFull(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  if (entries.length > 0)
    throw new ShopFolderError(`${folder} is not empty. A shop is written into a new folder.`);
}
