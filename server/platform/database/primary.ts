import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { DatabaseUnavailableError } from "./unavailable.ts";
import { destroyConnection, watchConnection } from "./connection-timeout.ts";

export type PrimaryConnection = {
  address: () => string;
  Client: typeof pg.Client;
  /** For a pool's `onConnect`. @throws DatabaseUnavailableError if the server takes no writes */
  check: (client: pg.ClientBase) => Promise<void>;
  /** Call it when the primary stops responding; another host may have taken over. */
  lost: () => void;
};

type Connected = (error: Error | null, client?: pg.ClientBase) => void;

/** Milliseconds to wait for each host, and before all are tried again. */
const connectTimeout = 2_000;
const retryDelay = 250;
/** PostgreSQL's `read_only_sql_transaction`: the server has been demoted. */
const readOnly = "25006";

/**
 * Of several hosts, finds the one that takes writes, again whenever it is lost or demoted; until then the database is
 * unavailable.
 * @param behind the URL of PostgreSQL, if the hosts are poolers, whose shared connections do not support named
 * statements
 */
export function connectToPrimary(
  addresses: readonly string[],
  { behind }: { behind?: PrimaryConnection["address"] | undefined } = {},
): PrimaryConnection {
  let current = addresses[0]!;
  let isLooking = false;
  const clients = new Set<pg.Client>();
  const watchers = new Map(addresses.map((address) => [address, watchConnection(address, behind)]));

  const markLost = (): void => {
    if (isLooking || addresses.length === 1) return;
    isLooking = true;
    void Promise.any(addresses.map(takesWrites)).then(
      (primaryAddress) => end(primaryAddress),
      async () => end(await pause(retryDelay, current, { ref: false })),
    );
  };
  const end = (primaryAddress: string): void => {
    current = primaryAddress;
    isLooking = false;
  };
  /** Closes all connections, so that open statements fail and none go to the demoted server. */
  const handleDemotion = (): void => {
    // Ending a client that is still connecting would leave its pool waiting forever.
    for (const client of clients)
      destroyConnection(client, "The server of the database takes no writes any more.");
    markLost();
  };

  /** Pools pass a callback; other callers await a promise. */
  const detectDemotion =
    (connect: (callback: Connected) => void) =>
    (callback?: Connected): Promise<void> | void => {
      if (!callback)
        return new Promise((done, failed) => {
          detectDemotion(connect)((error) => (error ? failed(error) : done()));
        });
      connect((error, client) => {
        if (error) markLost();
        callback(error, client);
      });
    };

  class ClientOfPrimary extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: current });
      clients.add(this);
      watchers.get(current)!(this);
      this.on("end", () => clients.delete(this));
      this.on("error", markLost);
      const { connection } = this as unknown as { connection: NodeJS.EventEmitter };
      connection.on("errorMessage", ({ code }: { code?: string }) => code === readOnly && handleDemotion());
      this.connect = detectDemotion(this.connect.bind(this)) as typeof this.connect;
      if (behind) this.query = withoutName(this.query.bind(this)) as typeof this.query;
    }
  }
  return {
    address: () => current,
    Client: ClientOfPrimary,
    check: async (client) => {
      if (addresses.length === 1 || (await isWritable(client))) return;
      markLost();
      throw new DatabaseUnavailableError("The server of the database takes no writes.");
    },
    lost: markLost,
  };
}

async function takesWrites(address: string): Promise<string> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: connectTimeout,
    query_timeout: connectTimeout,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    if (await isWritable(client)) return address;
  } finally {
    client.end().catch(() => {});
  }
  throw new DatabaseUnavailableError("This server takes no writes.");
}

async function isWritable(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ transaction_read_only: string }>("show transaction_read_only");
  return rows[0]?.transaction_read_only === "off";
}

/** A prepared statement belongs to a connection, and a pooler may run the next statement on another one. */
function withoutName(query: (...args: unknown[]) => unknown) {
  return (...[config, ...rest]: unknown[]): unknown => {
    const isNamed = typeof config === "object" && config !== null && "name" in config;
    return query(isNamed ? { ...config, name: undefined } : config, ...rest);
  };
}
