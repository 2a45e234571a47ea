import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { constants, zstdCompressSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { fuzzystrmatch } from "@electric-sql/pglite/contrib/fuzzystrmatch";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { createTar, parseTar } from "nanotar";
import { openDatabase } from "../server/database/database.ts";
import { migrationsFolder, migrationFiles } from "../server/database/migrate.ts";
import { root } from "./tools.ts";

const names = { files: "empty-database.tar.zst", origin: "empty-database.json" };
/** What made the files. A new database runs the migrations that came after `upTo` itself. */
type Origin = { pglite: string; upTo: string; migrations: string };

/**
 * Keeps the embedded database as it is before anything is in it, with its tables: its own program takes seconds to make that. It is made anew when another
 * version of that program opens it, or a migration in it has changed, and not for each new migration.
 */
export async function generateEmptyDatabase(folder = join(root, "generated")): Promise<void> {
  if (staleEmptyDatabase(folder).length === 0) return;
  const place = mkdtempSync(join(tmpdir(), "trellis-empty-"));
  try {
    const dataDir = join(place, "database");
    // Made by PGlite itself: what is kept is just what is out of date.
    await (await PGlite.create({ dataDir })).close();
    await (await openDatabase({ databaseUrl: null, dataFolder: place })).close();
    writeFileSync(join(folder, names.files), zstdCompressSync(await filesOf(dataDir), { params: smallest }));
    writeFileSync(join(folder, names.origin), textOf(originUpTo(migrationFiles(migrationsFolder).at(-1)!)));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/**
 * As a tar. Without the two databases that others are made from, half of all files, because no other is made; and of the log of changes only what
 * PostgreSQL needs to begin, not the changes that the migrations were.
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
      // Without content it would be a folder.
      .map(({ name, type, data }) => ({
        name,
        ...(type !== "directory" && { data: data ?? new Uint8Array() }),
      })),
  );
}

const smallest = { [constants.ZSTD_c_compressionLevel]: 19 };

/** What is committed, if it is not what would be made of the same migrations today. */
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
