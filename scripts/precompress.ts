import { globSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import limit from "p-limit";
import { minimumCompressedBytes } from "#server/http/compression.ts";

const [smallest, small] = [promisify(brotliCompress), promisify(gzip)];
const atOnce = 2;

/** Writes brotli and gzip files beside each text file of a build, atomically. */
export async function precompress(folder: string): Promise<void> {
  await limit(atOnce).map(globSync("**/*.{js,css,svg}", { cwd: folder }), async (name) => {
    const file = join(folder, name);
    const bytes = await readFile(file);
    if (bytes.length < minimumCompressedBytes) return;
    await whole(`${file}.br`, await smallest(bytes));
    await whole(`${file}.gz`, await small(bytes, { level: 9 }));
  });
}

async function whole(file: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${file}.unfinished`, bytes);
  await rename(`${file}.unfinished`, file);
}
