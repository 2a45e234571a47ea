import { sql } from "drizzle-orm";
import type { Queries } from "#server/platform/database/database.ts";
import type { WaitingJobs } from "#server/platform/telemetry/open-telemetry/observe.ts";
import { queues } from "./job-types.ts";

export async function countWaitingJobs(queries: Queries): Promise<WaitingJobs[]> {
  const { rows } = await queries.execute<{ name: string; waiting: number; oldest: number }>(sql`
    select name, count(*)::int as waiting, extract(epoch from now() - min(start_after))::float8 as oldest
    from jobs.job where state in ('created', 'retry') and start_after <= now() and name in ${queues} group by name`);
  const rowsByName = new Map(rows.map((row) => [row.name, row]));
  return queues.map((queue) => {
    const { waiting, oldest } = rowsByName.get(queue) ?? { waiting: 0, oldest: 0 };
    return { queue, waiting, oldest };
  });
}
