import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { zstdDecompress } from "node:zlib";
import { PGlite, types } from "@electric-sql/pglite";
import { fuzzystrmatch } from "@electric-sql/pglite/contrib/fuzzystrmatch";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { parseTar } from "nanotar";
import { fromPglite } from "pg-boss";
import { privateFolder } from "#server/platform/data-folder.ts";
import { observedQuery } from "#server/platform/telemetry/observed-query.ts";

const asText = (value: string) => value;
const asDate = (value: string) => new Date(value);
const lists = { numeric: 1231, timestamp: 1115, timestamptz: 1185, interval: 1187, date: 1182 };
/** Types that Drizzle parses itself. */
const readByDrizzle = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  ...Object.values(lists),
];
const parsers = Object.fromEntries(readByDrizzle.map((type) => [type, asText]));
const jobParsers = { [types.TIMESTAMP]: asDate, [types.TIMESTAMPTZ]: asDate, [types.DATE]: asDate };

const emptyDatabase = join(import.meta.dirname, "../../../generated/empty-database.tar.zst");

/**
 * Opens the embedded database in a folder. Drizzle passes its parsers with each statement, and merging them with
 * PGlite's hundreds took a fifth of a statement's time; here they are set once.
 */
export async function openPglite(dataDir: string) {
  const client = await created(dataDir);
  const query = client.query.bind(client);
  const boss = fromPglite({
    query: <Row>(text: string, values?: unknown[]) => query<Row>(text, values, { parsers: jobParsers }),
    exec: client.exec.bind(client),
    listen: client.listen.bind(client),
  });
  client.query = withoutParsers(query);
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => work(Object.assign(tx, { query: withoutParsers(tx.query.bind(tx)) })));
  return { client, boss };
}

/**
 * PostgreSQL's default of 128 MB is zeroed at each start (0.4 s) and never released; the system's file cache serves
 * repeated reads.
 */
const sharedBuffers = "32MB";

/** A new database is unpacked from an empty one: `initdb` in PGlite takes seconds and half a gigabyte. */
async function created(dataDir: string): Promise<PGlite> {
  const unfinished = `${dataDir}.unfinished`;
  // Left behind by a first start that was interrupted.
  if (existsSync(unfinished)) rmSync(dataDir, { recursive: true, force: true });
  const isNew = !existsSync(dataDir) || readdirSync(dataDir).length === 0;
  if (isNew) {
    writeFileSync(unfinished, "");
    await writeEmptyDatabase(dataDir);
    rmSync(unfinished);
  }
  return PGlite.create({
    dataDir,
    extensions: { fuzzystrmatch, pg_trgm },
    parsers,
    startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${sharedBuffers}`],
  });
}

/** Three times as fast as through PGlite's file system. */
async function writeEmptyDatabase(dataDir: string): Promise<void> {
  const entries = parseTar(await promisify(zstdDecompress)(await readFile(emptyDatabase)));
  mkdirSync(dataDir, privateFolder);
  for (const { name, type, data } of entries) {
    const place = join(dataDir, name);
    if (type === "directory") mkdirSync(place, privateFolder);
    else writeFileSync(place, data ?? "", { mode: 0o600 });
  }
}

const withoutParsers = (query: PGlite["query"]): PGlite["query"] =>
  observedQuery<PGlite["query"]>((text, values, options) =>
    query(text, values, { rowMode: options?.rowMode ?? "object" }),
  );
