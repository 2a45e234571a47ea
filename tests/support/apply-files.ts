import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyShopFolder } from "#server/operations/shop-data/apply.ts";
import { findPictures, storePictures } from "#server/operations/shop-data/folder-pictures.ts";
import { readShopFolder } from "#server/operations/shop-data/read.ts";
import type { Shop } from "./shop.ts";
import { writeShopFolder } from "./shop-folder.ts";

/** Applies a shop's folder with these files, an hour later; the servers notice by themselves. */
export async function applyFiles({ clock, services }: Shop, files: Record<string, unknown>): Promise<void> {
  clock.now = new Date(clock.now.getTime() + 3_600_000);
  const folder = mkdtempSync(join(tmpdir(), "trellis-folder-"));
  try {
    const read = await readShopFolder(await writeShopFolder(folder, files));
    const pictures = await storePictures(await findPictures(read, services.files), services.files);
    await services.database.transaction((tx) => applyShopFolder(tx, read, pictures, clock.now));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
