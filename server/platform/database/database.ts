import { join } from "node:path";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import type pg from "pg";
import type { ConstructorOptions } from "pg-boss";
import { openDataFolder } from "#server/platform/data-folder.ts";
import { DatabaseCorruptedError } from "#server/platform/operator-errors.ts";
import { announcedTags, changeChannel, listenForChanges, type ChangeListener } from "./changes.ts";
import { serveDatabaseProxy } from "./database-proxy-server.ts";
import { removeProxyEndpoint } from "./database-proxy-protocol.ts";
import { isLockTimeout, lockTimeout } from "./locks.ts";
import { migrate } from "./migrate.ts";
import { runAsTransaction, refuseInsideTransaction } from "./serialized.ts";
import { openPglite } from "./pglite.ts";
import { observedClient, openPool } from "./pool.ts";
import { DatabaseUnavailableError, isDatabaseUnavailable } from "./unavailable.ts";
import { telemetry } from "#server/platform/telemetry/telemetry.ts";
import { withCommitHooks } from "./after-commit.ts";
import { waitForFolderLock } from "./wait-for-folder-lock.ts";

type Rows<Row> = { rows: Row[] };
interface Executed extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

/**
 * The database or a transaction. Functions below a use case take one as their first argument. Without `transaction`:
 * drizzle's would spread its statements over the pool.
 */
export type Queries = Omit<PgDatabase<Executed>, "transaction">;

export type Database = {
  queries: Queries;
  /** READ COMMITTED; rolled back when `work` throws. Never wait for the network inside. */
  transaction: <Result>(work: (tx: Queries) => Promise<Result>) => Promise<Result>;
  /** The names of its migrations. @throws DatabaseUnavailableError if it takes no writes */
  check: () => Promise<readonly string[]>;
  /** The job queue's access to the same database. */
  jobs: Pick<ConstructorOptions, "db" | "connectionString" | "backend">;
  /** Reports changes that other programs make to the shop. Returns a function that ends it. */
  follow: (follower: ChangeListener) => () => Promise<void>;
  /** Lets the operator's commands use an embedded database. Returns a function that ends it. */
  lend: () => Promise<() => Promise<void>>;
  close: () => Promise<void>;
};

export type DatabaseLocation = {
  /** Null for the embedded database. */
  databaseUrl: string | null;
  /** PostgreSQL itself, if `databaseUrl` leads to a pooler. */
  databaseDirectUrl?: string | null;
  dataFolder: string;
};

export const poolSizes = { requests: 16, jobs: 8, listening: 1 } as const;

export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const database = await openWithoutMigrating(location);
  await migrate(database);
  return withCommitHooks(database);
}

export const openWithoutMigrating = async ({
  databaseUrl,
  databaseDirectUrl = null,
  dataFolder,
}: DatabaseLocation): Promise<Database> =>
  databaseUrl ? openServer(databaseUrl, databaseDirectUrl) : openEmbedded(dataFolder);

function openServer(databaseUrl: string, databaseDirectUrl: string | null): Database {
  const isPooled = databaseDirectUrl !== null;
  // Poolers refuse it as a startup parameter, and set it themselves.
  const limits = isPooled ? {} : { lock_timeout: lockTimeout };
  const pool = openPool(databaseUrl, { max: poolSizes.requests, ...limits });
  telemetry.by?.pool(pool);
  const jobs = openPool(databaseUrl, { max: poolSizes.jobs });
  const query = refuseInsideTransaction(observedClient(pool, { isPooled }).query);
  const { query: queryForJobs } = observedClient(jobs, { isPooled });
  return {
    queries: drizzle({ query }),
    transaction: async (work) => {
      // Given the pool, drizzle would leak a connection that is lost at `begin`.
      const client = await pool.connect();
      try {
        const handle = drizzle(observedClient(client, { isPooled }));
        const done = await handle.transaction((tx) => runAsTransaction(() => work(tx)));
        client.release();
        return done;
      } catch (error) {
        // A pooler that refused `begin` is about to close the connection.
        client.release(isDatabaseUnavailable(error) && !isLockTimeout(error));
        throw error;
      }
    },
    // Through the pool for jobs, because requests may occupy all of theirs.
    check: () => checkConnection((text) => queryForJobs(text)),
    jobs: { db: { executeSql: queryForJobs }, backend: "postgres" },
    follow: (listener) =>
      listenForChanges(
        databaseDirectUrl ?? databaseUrl,
        (channel, word) => queryForJobs("select pg_notify($1, $2)", [channel, word]),
        listener,
      ),
    lend: async () => async () => {},
    close: async () => {
      await Promise.all([pool.end(), jobs.end()]);
    },
  };
}

/** Drizzle only calls `query`. */
const drizzle = (client: Pick<ReturnType<typeof observedClient>, "query">): PgDatabase<Executed> =>
  drizzlePostgres({ client: client as pg.Client });

type MigrationRow = { name: string; is_read_only: boolean };
export async function checkConnection(
  query: (text: string) => Promise<{ rows: unknown[] }>,
): Promise<string[]> {
  const { rows } = (await query(
    "select name, current_setting('transaction_read_only') = 'on' as is_read_only from migrations",
  )) as Rows<MigrationRow>;
  if (rows[0]?.is_read_only) throw new DatabaseUnavailableError("The database takes no writes.");
  return rows.map(({ name }) => name);
}

async function openEmbedded(dataFolder: string): Promise<Database> {
  openDataFolder(dataFolder);
  const release = await waitForFolderLock(dataFolder);
  // Left behind by a shop that was killed.
  await removeProxyEndpoint(dataFolder);
  const dataDir = join(dataFolder, "database");
  const { client, boss } = await openPglite(dataDir).catch((cause: unknown) => {
    release();
    throw new DatabaseCorruptedError(
      `The database in ${dataDir} can't be opened: its files are damaged or incomplete. Put back a copy of the folder, or delete it to start over.`,
      { cause },
    );
  });
  client.query = refuseInsideTransaction(client.query.bind(client)) as typeof client.query;
  const queries = drizzleEmbedded({ client });
  return {
    queries,
    transaction: (work) => queries.transaction((tx) => runAsTransaction(() => work(tx))),
    check: () => checkConnection((text) => client.query(text)),
    jobs: { db: boss, backend: "pglite" },
    // Only this program can open it, so only its own changes count.
    follow: ({ changed }) => {
      const listening = client.listen(changeChannel, (payload) => changed(announcedTags(payload)));
      return async () => (await listening)();
    },
    lend: () => serveDatabaseProxy(client, dataFolder),
    close: async () => {
      await client.close();
      release();
    },
  };
}
