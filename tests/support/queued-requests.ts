import pg from "pg";
import { expect } from "vitest";
import type { Shop } from "./shop.ts";

const waiting =
  "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";

/**
 * Holds a row until all requests wait for locks, so that each has come as far as it can before the first goes on. Only on
 * PostgreSQL, whose statements are really concurrent.
 */
export async function queueRequests<Answer>(
  shop: Shop,
  { table, id }: { table: "customers" | "payouts"; id: string },
  requests: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const client = new pg.Client(shop.services.settings.databaseUrl!);
  await client.connect();
  try {
    await client.query("begin");
    await client.query(`select id from ${table} where id = $1 for update`, [id]);
    const answers = Promise.all(requests.map((request) => request()));
    const count = async (): Promise<number> => {
      // A transaction reads the activity only once, unless it forgets it.
      await client.query("select pg_stat_clear_snapshot()");
      return (await client.query(waiting)).rows[0].count;
    };
    await expect.poll(count, { interval: 20 }).toBe(requests.length);
    await client.query("commit");
    return await answers;
  } finally {
    await client.end();
  }
}
