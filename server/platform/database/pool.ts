import pg from "pg";
import { log } from "#server/platform/telemetry/log.ts";
import { observedQuery } from "#server/platform/telemetry/observed-query.ts";

/** Milliseconds until a connection must be open, and until the system probes an idle one. */
export const connectionOptions = {
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

/** Milliseconds that a connection may be in use before its host is checked, and between two checks. */
const checkAfter = 3_000;
/** Milliseconds for each of the two connections that a host has to refuse or ignore to count as silent. */
const probeTimeout = 3_000;
/** The driver's message, and the system's codes, for a host from which nothing comes back. */
const silence = /^timeout expired$|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/;

export function openPool(connectionString: string, options: pg.PoolConfig): pg.Pool {
  const config = { ...connectionOptions, connectionString };
  const pool = new pg.Pool({ ...config, ...options });
  // Requests that are refused because of it are reported once a minute, as an error.
  pool.on("error", (err) => log.warn({ err }, "the database was lost"));
  // An unhandled `error` event would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  endSilentConnections(pool, config);
  return pool;
}

/**
 * Ends connections in use whose host has stopped accepting new ones, which TCP would report only after many minutes.
 * A slow statement is not interrupted, because its host accepts connections.
 */
function endSilentConnections(pool: pg.Pool, config: pg.ClientConfig): void {
  const timers = new Map<pg.PoolClient, NodeJS.Timeout>();
  let probing: Promise<boolean> | null = null;
  const watch = (client: pg.PoolClient): void => {
    timers.set(client, setTimeout(() => void check(client), checkAfter).unref());
  };
  const check = async (client: pg.PoolClient): Promise<void> => {
    const timer = timers.get(client);
    probing ??= isSilent(config).finally(() => (probing = null));
    const isLost = await probing;
    if (timers.get(client) !== timer) return;
    if (isLost) void client.end().catch(() => {});
    else watch(client);
  };
  pool.on("acquire", watch);
  pool.on("release", (_error, client) => {
    clearTimeout(timers.get(client));
    timers.delete(client);
  });
}

/** Asks twice, because this process may itself have been paused. */
async function isSilent(config: pg.ClientConfig): Promise<boolean> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const client = new pg.Client({ ...config, connectionTimeoutMillis: probeTimeout });
    client.on("error", () => {});
    try {
      await client.connect();
      return false;
    } catch (error) {
      const { message, code = "" } = error as { message: string; code?: string };
      if (!silence.test(message) && !silence.test(code)) return false;
    } finally {
      client.end().catch(() => {});
    }
  }
  return true;
}

type Queryable = Pick<pg.ClientBase, "query">;
type Query = (statement: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;

/**
 * The queries of a pool or connection, reported to the observer. A prepared statement belongs to one connection, and a
 * pooler may run the next one on another, so statements have no names behind one.
 */
export function observedClient(client: Queryable, { isPooled }: { isPooled: boolean }): { query: Query } {
  const query = observedQuery<Query>((statement, values) => client.query(statement, values));
  const withoutName: Query = (statement, values) =>
    query(typeof statement === "string" ? statement : { ...statement, name: undefined }, values);
  return { query: isPooled ? withoutName : query };
}
