import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { constants, zstdCompressSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { root } from "./tools.ts";

const names = { files: "empty-database.tar.zst", version: "empty-database.json" };

/** Keeps the embedded database as it is before anything is in it: its own program takes seconds to make that. */
export async function generateEmptyDatabase(folder = join(root, "generated")): Promise<void> {
  if (staleEmptyDatabase(folder).length === 0) return;
  const place = mkdtempSync(join(tmpdir(), "trellis-empty-"));
  try {
    const client = await PGlite.create({ dataDir: join(place, "database") });
    await client.exec("checkpoint");
    const files = await (await client.dumpDataDir("none")).arrayBuffer();
    await client.close();
    const params = { [constants.ZSTD_c_compressionLevel]: 19 };
    writeFileSync(join(folder, names.files), zstdCompressSync(files, { params }));
    writeFileSync(join(folder, names.version), versionText());
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** What is committed, if it was made by another version than the one that opens it. */
export function staleEmptyDatabase(folder = join(root, "generated")): string[] {
  return readFileSync(join(folder, names.version), "utf8") === versionText() ? [] : [names.files];
}

function versionText(): string {
  const manifest = readFileSync(join(root, "node_modules/@electric-sql/pglite/package.json"), "utf8");
  return `${JSON.stringify({ pglite: (JSON.parse(manifest) as { version: string }).version })}\n`;
}
