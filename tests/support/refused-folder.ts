import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readShopFolder } from "#server/operations/shop-data/read.ts";
import { shopFiles, writeShopFolder } from "./shop-folder.ts";

/** What reading the test shop's folder with these files refuses; empty if nothing. */
export async function folderProblems(files: Record<string, unknown>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "trellis-refused-"));
  try {
    await readShopFolder(await writeShopFolder(folder, { ...shopFiles, ...files }));
    return "";
  } catch (error) {
    return (error as Error).message;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
