import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { constants, zstdCompressSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { fuzzystrmatch } from "@electric-sql/pglite/contrib/fuzzystrmatch";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { createTar, parseTar } from "nanotar";
import { openDatabase } from "#server/platform/database/database.ts";
import { migrationsFolder, migrationFiles } from "#server/platform/database/migrate.ts";
import { root } from "./tools.ts";

const names = { files: "empty-database.tar.zst", origin: "empty-database.json" };
/** Inputs of the files. A new database runs the migrations after `upTo` itself. */
type Origin = { pglite: string; upTo: string; migrations: string };

/**
 * Stores the embedded database right after its creation, because creating it takes seconds. It is regenerated for
 * a new PGlite version or a changed migration in it, not for each new migration.
 */
export async function generateEmptyDatabase(folder = join(root, "generated")): Promise<void> {
  if (staleEmptyDatabase(folder).length === 0) return;
  const place = mkdtempSync(join(tmpdir(), "trellis-empty-"));
  try {
    const dataDir = join(place, "database");
    // Created by PGlite itself, so only outdated versions are replaced.
    await (await PGlite.create({ dataDir })).close();
    await (await openDatabase({ databaseUrl: null, dataFolder: place })).close();
    writeFileSync(join(folder, names.files), zstdCompressSync(await filesOf(dataDir), { params: smallest }));
    writeFileSync(join(folder, names.origin), textOf(originUpTo(migrationFiles(migrationsFolder).at(-1)!)));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/**
 * A tar without the two template databases (half of all files) and with only the write-ahead log that PostgreSQL
 * needs to start.
 */
async function filesOf(dataDir: string): Promise<Uint8Array> {
  const client = await PGlite.create({ dataDir, extensions: { fuzzystrmatch, pg_trgm } });
  await client.exec("update pg_database set datistemplate = false");
  for (const template of ["template0", "template1"]) await client.exec(`drop database ${template}`);
  await client.exec("select pg_switch_wal()");
  await client.exec("checkpoint");
  const { rows } = await client.query<{ current: string }>(
    "select pg_walfile_name(pg_current_wal_lsn()) as current",
  );
  const entries = parseTar(await (await client.dumpDataDir("none")).arrayBuffer());
  await client.close();
  const isPast = (name: string) => /pg_wal\/[0-9A-F]+$/.test(name) && !name.endsWith(rows[0]!.current);
  return createTar(
    entries
      .filter(({ name }) => !isPast(name))
      // Entries without content would become folders.
      .map(({ name, type, data }) => ({
        name,
        ...(type !== "directory" && { data: data ?? new Uint8Array() }),
      })),
  );
}

const smallest = { [constants.ZSTD_c_compressionLevel]: 19 };

/** Returns the committed file's name if the same migrations would produce another one. */
export function staleEmptyDatabase(folder = join(root, "generated")): string[] {
  const text = readFileSync(join(folder, names.origin), "utf8");
  const { upTo = "" } = JSON.parse(text) as Partial<Origin>;
  return text === textOf(originUpTo(upTo)) ? [] : [names.files];
}

function originUpTo(upTo: string): Origin {
  const manifest = readFileSync(join(root, "node_modules/@electric-sql/pglite/package.json"), "utf8");
  const hash = createHash("sha256");
  for (const name of migrationFiles(migrationsFolder).filter((file) => file <= upTo))
    hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  return {
    pglite: (JSON.parse(manifest) as { version: string }).version,
    upTo,
    migrations: hash.digest("hex"),
  };
}

const textOf = (origin: Origin): string => `${JSON.stringify(origin)}\n`;
