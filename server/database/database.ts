import { AsyncLocalStorage } from "node:async_hooks";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import pg from "pg";
import type { ConstructorOptions } from "pg-boss";
import { openDataFolder } from "../data-folder.ts";
import { DatabaseBroken } from "../problems.ts";
import { borrowDatabase } from "./borrow.ts";
import { changesChannel, followServer, type Follower } from "./changes.ts";
import { FolderInUse, holdFolder } from "./folder-lock.ts";
import { lendDatabase } from "./lend.ts";
import { forgetPlace } from "./lent.ts";
import { migrate, refuseOther } from "./migrate.ts";
import { openPglite } from "./pglite.ts";
import { log } from "../telemetry/log.ts";
import { watchedQuery } from "../telemetry/statements.ts";
import { watching } from "../telemetry/watch.ts";

/** What both drivers answer to `execute`. */
type Rows<Row> = { rows: Row[] };
interface Executed extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

/** Statements: the outer handle or a transaction. Functions below a use-case take one as their first argument. */
export type Queries = PgDatabase<Executed>;

export type Database = {
  /** For single statements outside a transaction. */
  queries: Queries;
  /** READ COMMITTED; rolled back when `work` throws. Never wait for the network inside. */
  transaction: <Result>(work: (tx: Queries) => Promise<Result>) => Promise<Result>;
  /** How the job queue reaches the same database. */
  jobs: Pick<ConstructorOptions, "db" | "connectionString" | "backend">;
  /** Tells of changes of the shop that other programs make. Answers what ends it. */
  follow: (follower: Follower) => () => Promise<void>;
  /** Lets the operator's commands work in a database that this program alone can open. Answers what ends it. */
  lend: () => Promise<() => Promise<void>>;
  close: () => Promise<void>;
};

/** Where it is. */
type Place = { databaseUrl: string | null; dataFolder: string };

/** Milliseconds to wait for a connection. A person waits for an answer meanwhile. */
const patience = 5_000;
const insideTransaction = new AsyncLocalStorage<true>();

/** A PostgreSQL server if there is an address, else the embedded database in the data folder; migrated. */
export async function openDatabase(options: Place): Promise<Database> {
  const database = options.databaseUrl
    ? await openServer(options.databaseUrl)
    : await openEmbedded(options.dataFolder);
  await migrate(database);
  return database;
}

/** For a command: the same, and while a shop runs on the embedded database, by way of that shop. */
export async function openForCommand(options: Place): Promise<Database> {
  try {
    return await openDatabase(options);
  } catch (error) {
    const client = error instanceof FolderInUse ? await borrowDatabase(options.dataFolder) : null;
    if (client === null) throw error;
    const queries = drizzleEmbedded({ client: client as PGlite });
    const database: Database = {
      queries,
      transaction: (work) => queries.transaction((tx) => insideTransaction.run(true, () => work(tx))),
      close: client.close,
      // A command runs no jobs, keeps no answers and has nothing to lend.
      jobs: {},
      follow: () => async () => {},
      lend: async () => async () => {},
    };
    await refuseOther(database).catch(async (reason: unknown) => {
      await client.close();
      throw reason;
    });
    return database;
  }
}

async function openServer(connectionString: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString, max: 16, connectionTimeoutMillis: patience, keepAlive: true });
  watching.by?.pool(pool);
  pool.on("error", (err) => log.error({ err }, "the database was lost"));
  // One that is lost between two statements of a transaction has nobody else to tell.
  pool.on("connect", (client) => {
    client.on("error", () => {});
    client.query = watchedQuery(client.query.bind(client)) as typeof client.query;
  });
  pool.query = refuseInsideTransaction(pool.query.bind(pool)) as typeof pool.query;
  const queries = drizzlePostgres({ client: pool });
  return {
    queries,
    transaction: (work) => queries.transaction((tx) => insideTransaction.run(true, () => work(tx))),
    jobs: { connectionString, backend: "postgres" },
    follow: (follower) => followServer(connectionString, follower),
    lend: async () => async () => {},
    close: () => pool.end(),
  };
}

async function openEmbedded(dataFolder: string): Promise<Database> {
  openDataFolder(dataFolder);
  const release = holdFolder(dataFolder);
  // A shop that was killed has left it.
  await forgetPlace(dataFolder);
  const dataDir = join(dataFolder, "database");
  const { client, boss } = await openPglite(dataDir).catch((cause: unknown) => {
    release();
    throw new DatabaseBroken(
      `The database in ${dataDir} can't be opened: its files are damaged or incomplete. Put back a copy of the folder, or delete it to start over.`,
      { cause },
    );
  });
  client.query = refuseInsideTransaction(client.query.bind(client)) as typeof client.query;
  const queries = drizzleEmbedded({ client });
  return {
    queries,
    transaction: (work) => queries.transaction((tx) => insideTransaction.run(true, () => work(tx))),
    jobs: { db: boss, backend: "pglite" },
    // No other program can open it: only this one changes the shop.
    follow: ({ changed }) => {
      const listening = client.listen(changesChannel, changed);
      return async () => (await listening)();
    },
    lend: () => lendDatabase(client, dataFolder),
    close: async () => {
      await client.close();
      release();
    },
  };
}

/** The embedded database has one lane: a statement on the outer handle inside a transaction would wait forever. */
function refuseInsideTransaction<Arguments extends unknown[], Result>(query: (...args: Arguments) => Result) {
  return (...args: Arguments): Result => {
    if (insideTransaction.getStore()) {
      throw new Error("The outer database handle was used inside a transaction; use `tx`.");
    }
    return query(...args);
  };
}
