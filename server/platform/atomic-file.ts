import { createHash } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { privateFolder } from "./data-folder.ts";
import { newId } from "./ids.ts";

/** Writes a temporary file first, so that readers never see a part of it. */
export async function writeFileAtomically(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, privateFolder);
  const unfinished = join(folder, `.${newId()}`);
  await writeFile(unfinished, bytes);
  await rename(unfinished, join(folder, name));
}

export function contentHash(...parts: readonly (Uint8Array | string)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}
