import { createHash } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { privateFolder } from "./data-folder.ts";
import { newId } from "./ids.ts";

/** Writes a file under another name first, so that nobody reads half of it. */
export async function writeFileAtomically(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, privateFolder);
  const unfinished = join(folder, `.${newId()}`);
  await writeFile(unfinished, bytes);
  await rename(unfinished, join(folder, name));
}

/** The name a file is stored under: the same bytes have the same name. */
export const contentHash = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
