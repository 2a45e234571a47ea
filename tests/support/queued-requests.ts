import pg from "pg";
import { expect } from "vitest";
import type { Shop } from "./shop.ts";

const waiting =
  "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";

/**
 * A row; a table, which can still be read and whose rows can be locked, but not changed; or what a statement changes
 * and the commit makes visible.
 */
type Held = { table: string; id: string } | { table: string } | { statement: string; values: unknown[] };

const statementOf = (held: Held): [string, unknown[]] => {
  if ("statement" in held) return [held.statement, held.values];
  return "id" in held
    ? [`select id from ${held.table} where id = $1 for update`, [held.id]]
    : [`lock table ${held.table} in share mode`, []];
};

/**
 * Starts requests one after the other, each when the one before waits for a lock or is done, and then lets all of them
 * go on at once. Only on PostgreSQL, whose statements are really concurrent, and with `waitsForLocks`.
 */
export async function queueRequests<Answer>(
  shop: Shop,
  held: Held,
  requests: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const url = shop.services.settings.databaseUrl!;
  if (!url.endsWith("lock_timeout=0")) throw new Error("Open the shop with `waitsForLocks`.");
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query("begin");
    await client.query(...statementOf(held));
    const answers: Promise<Answer>[] = [];
    let done = 0;
    const arrived = async (): Promise<number> => {
      // A transaction reads the activity only once, unless it forgets it.
      await client.query("select pg_stat_clear_snapshot()");
      return done + (await client.query(waiting)).rows[0].count;
    };
    for (const request of requests) {
      const answer = request();
      const end = () => void (done += 1);
      answer.then(end, end);
      answers.push(answer);
      await expect.poll(arrived, { interval: 5 }).toBeGreaterThanOrEqual(answers.length);
    }
    await client.query("commit");
    return await Promise.all(answers);
  } finally {
    await client.end();
  }
}
