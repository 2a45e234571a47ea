import pg from "pg";

/** Milliseconds: until a connection stands, and for each answer. */
const patience = 4_000;

/** For questions alone. Its limits are its own, since poolers refuse those that are said at the start. */
export function createReadOnlyClient(connectionString: string): pg.Client {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
  client.on("error", () => {});
  return client;
}
