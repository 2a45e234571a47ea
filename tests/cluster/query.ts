import pg from "pg";

/** Runs statements on a connection of their own. */
export async function query(connectionString: string, ...statements: string[]): Promise<true> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
    return true;
  } finally {
    await client.end();
  }
}
