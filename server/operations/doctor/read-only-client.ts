import pg from "pg";

/** Milliseconds to connect, and for each query. */
const timeout = 4_000;

/** Sets its timeouts by itself, since poolers refuse them as startup parameters. */
export function createReadOnlyClient(connectionString: string): pg.Client {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
  });
  client.on("error", () => {});
  return client;
}
