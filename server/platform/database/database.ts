import { join } from "node:path";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import pg from "pg";
import type { ConstructorOptions } from "pg-boss";
import { openDataFolder } from "#server/platform/data-folder.ts";
import { DatabaseCorruptedError } from "#server/platform/operator-errors.ts";
import { changeChannel, listenForChanges, markAsChanged, type ChangeListener } from "./changes.ts";
import { splitHosts } from "./hosts.ts";
import { serveDatabaseProxy } from "./database-proxy-server.ts";
import { removeProxyEndpoint } from "./database-proxy-protocol.ts";
import { isLockTimeout, setLockTimeout } from "./locks.ts";
import { migrate } from "./migrate.ts";
import { runAsTransaction, refuseInsideTransaction } from "./serialized.ts";
import { openPglite } from "./pglite.ts";
import { connectToPrimary, type PrimaryConnection } from "./primary.ts";
import { openReplicas } from "./replicas.ts";
import { connectionTimeouts } from "./connection-timeout.ts";
import { DatabaseUnavailableError, isDatabaseUnavailable } from "./unavailable.ts";
import { log } from "#server/platform/telemetry/log.ts";
import { observedQuery } from "#server/platform/telemetry/observed-query.ts";
import { telemetry } from "#server/platform/telemetry/telemetry.ts";
import { withCommitHooks } from "./after-commit.ts";
import { waitForFolderLock } from "./wait-for-folder-lock.ts";

type Rows<Row> = { rows: Row[] };
interface Executed extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

/** The database or a transaction. Functions below a use case take one as their first argument. */
export type Queries = PgDatabase<Executed>;

export type Database = {
  queries: Queries;
  /** For public reads: an up-to-date replica, if there is one. */
  reading: Queries;
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

export type DatabaseLocation = Partial<Omit<ServerAddresses, "databaseUrl">> & {
  databaseUrl: string | null;
  dataFolder: string;
};

export const poolSizes = { requests: 16, jobs: 8, listening: 1 } as const;

export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const database = await openWithoutMigrating(location);
  await migrate(database);
  if (location.databaseUrl) await markAsChanged(database.queries);
  return withCommitHooks(database);
}

export const openWithoutMigrating = ({
  databaseUrl,
  databaseDirectUrl = null,
  replicaUrl = null,
  dataFolder,
}: DatabaseLocation): Promise<Database> =>
  databaseUrl ? openServer({ databaseUrl, databaseDirectUrl, replicaUrl }) : openEmbedded(dataFolder);

export type ServerAddresses = {
  databaseUrl: string;
  /** PostgreSQL itself, if `databaseUrl` leads to a pooler. */
  databaseDirectUrl: string | null;
  replicaUrl: string | null;
};

async function openServer({
  databaseUrl,
  databaseDirectUrl,
  replicaUrl,
}: ServerAddresses): Promise<Database> {
  const behind =
    databaseDirectUrl === null
      ? null
      : connectToPrimary(splitHosts("DATABASE_DIRECT_URL", databaseDirectUrl));
  const primary = connectToPrimary(splitHosts("DATABASE_URL", databaseUrl), { behind: behind?.address });
  const pool = openPool(primary, { ...connectionTimeouts, max: poolSizes.requests }, behind === null);
  telemetry.by?.pool(pool);
  const jobs = openPool(primary, { ...connectionTimeouts, max: poolSizes.jobs });
  const replicas =
    replicaUrl === null
      ? null
      : openReplicas(splitHosts("DATABASE_REPLICA_URL", replicaUrl), pool, {
          ...connectionTimeouts,
          max: poolSizes.requests,
        });
  pool.query = refuseInsideTransaction(pool.query.bind(pool)) as typeof pool.query;
  const queries = drizzlePostgres({ client: pool });
  return {
    queries,
    reading: replicas ? drizzlePostgres({ client: { query: replicas.query } as pg.Pool }) : queries,
    transaction: async (work) => {
      // Given the pool, drizzle would leak a connection that is lost at `begin`.
      const client = await pool.connect();
      try {
        const done = await drizzlePostgres({ client }).transaction((tx) => runAsTransaction(() => work(tx)));
        client.release();
        return done;
      } catch (error) {
        // A pooler that refused `begin` is about to close the connection.
        client.release(isDatabaseUnavailable(error) && !isLockTimeout(error));
        throw error;
      }
    },
    // Through the pool for jobs, because requests may occupy all of theirs.
    check: () => checkConnection((text) => jobs.query(text)),
    jobs: { db: { executeSql: (text, values) => jobs.query(text, values) }, backend: "postgres" },
    follow: ({ changed, lost }) =>
      listenForChanges(
        behind ?? primary,
        (channel, word) => jobs.query("select pg_notify($1, $2)", [channel, word]),
        {
          changed: () => {
            replicas?.changed();
            changed();
          },
          lost: () => {
            replicas?.lost();
            lost();
          },
        },
      ),
    lend: async () => async () => {},
    close: async () => {
      await Promise.all([pool.end(), jobs.end(), replicas?.close()]);
    },
  };
}

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

function openPool(
  { Client, check }: PrimaryConnection,
  options: pg.PoolConfig,
  limitsLocks = false,
): pg.Pool {
  const onConnect = async (client: pg.ClientBase): Promise<void> => {
    await check(client);
    if (limitsLocks) await setLockTimeout(client);
  };
  const pool = new pg.Pool({ ...options, Client, onConnect });
  // Requests that are refused because of it are reported once a minute, as an error.
  pool.on("error", (err) => log.warn({ err }, "the database was lost"));
  pool.on("connect", (client) => {
    // An unhandled `error` event would end the process.
    client.on("error", () => {});
    client.query = observedQuery(client.query.bind(client)) as typeof client.query;
  });
  return pool;
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
    reading: queries,
    transaction: (work) => queries.transaction((tx) => runAsTransaction(() => work(tx))),
    check: () => checkConnection((text) => client.query(text)),
    jobs: { db: boss, backend: "pglite" },
    // Only this program can open it, so only its own changes count.
    follow: ({ changed }) => {
      const listening = client.listen(changeChannel, changed);
      return async () => (await listening)();
    },
    lend: () => serveDatabaseProxy(client, dataFolder),
    close: async () => {
      await client.close();
      release();
    },
  };
}
