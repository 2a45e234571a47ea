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
import { privateFolder } from "../data-folder.ts";
import { observedQuery } from "../telemetry/observed-query.ts";

const asText = (value: string) => value;
const asDate = (value: string) => new Date(value);
/** The numbers that PostgreSQL's catalogue gives to types of lists. */
const lists = { numeric: 1231, timestamp: 1115, timestamptz: 1185, interval: 1187, date: 1182 };
/** What Drizzle reads itself. */
const readByDrizzle = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  ...Object.values(lists),
];
const parsers = Object.fromEntries(readByDrizzle.map((type) => [type, asText]));
const jobParsers = { [types.TIMESTAMP]: asDate, [types.TIMESTAMPTZ]: asDate, [types.DATE]: asDate };

const emptyDatabase = join(import.meta.dirname, "../../generated/empty-database.tar.zst");

/**
 * The embedded database in a folder, and how the job queue reaches it. Drizzle says with each statement what it reads itself, and PGlite
 * then joins that list with its own of some hundreds, a fifth of a statement's time; here it is said once.
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

/** PostgreSQL's own 128 MB are zeroed at each start, 0.4 seconds, and held from then on. What is read again comes from the system's memory. */
const sharedBuffers = "32MB";

/** A new one begins with the files of an empty one: PGlite takes seconds to make them, and half a gigabyte. */
async function created(dataDir: string): Promise<PGlite> {
  const unfinished = `${dataDir}.unfinished`;
  // A first start that was ended in the middle has left a part of them.
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

/** PGlite would write them by its own file system, in three times the time. */
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
