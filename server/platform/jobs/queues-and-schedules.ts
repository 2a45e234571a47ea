import { isDeepStrictEqual } from "node:util";
import { sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Database } from "#server/platform/database/database.ts";
import { queueByJob, queues, type JobName } from "./job-types.ts";

/** Cron expressions, UTC. */
const schedules: Partial<Record<JobName, string>> = {
  "cancel-unpaid": "*/10 * * * *",
  "finish-payments": "* * * * *",
  "stock-alerts": "* * * * *",
  promotions: "* * * * *",
  "compare-payments": "30 4 * * *",
  "missing-invoices": "5 * * * *",
  "convert-deposits": "15 * * * *",
  "mature-commissions": "25 * * * *",
  "clear-expired": "40 * * * *",
  "picture-tones": "*/10 * * * *",
};

/** Seconds. Jobs of a dead process count as abandoned after `silent`, and are taken up within half a minute. */
const silent = 15;
export const heartbeatRefreshSeconds = 3;
const queue = {
  retryLimit: 20,
  retryBackoff: true,
  retryDelay: 1,
  retryDelayMax: 1_800,
  heartbeatSeconds: silent,
};

/** Creates or updates queues and schedules. Most starts find them up to date and write nothing. */
export async function createQueuesAndSchedules(database: Database, boss: PgBoss): Promise<void> {
  await prepareQueues(boss);
  await prepareSchedules(boss);
  await moveOlderJobs(database);
}

async function prepareQueues(boss: PgBoss): Promise<void> {
  const existingQueues = new Map((await boss.getQueues([...queues])).map((stored) => [stored.name, stored]));
  for (const name of queues) {
    const existing = existingQueues.get(name);
    if (!existing) await boss.createQueue(name, queue);
    else if (!has(existing, queue)) await boss.updateQueue(name, queue);
  }
}

async function prepareSchedules(boss: PgBoss): Promise<void> {
  const existingSchedules = await boss.getSchedules();
  // In older versions each job had a queue of its own name.
  for (const { name } of existingSchedules) if (name in queueByJob) await boss.unschedule(name);
  for (const [job, cron] of Object.entries(schedules)) {
    const wanted = { name: queueByJob[job as JobName], key: job, cron, data: { job } };
    if (!existingSchedules.some((schedule) => has(schedule, wanted))) {
      await boss.schedule(wanted.name, cron, wanted.data, { key: job });
    }
  }
}

/** Moves waiting jobs from queues of an older version to their current one. */
async function moveOlderJobs({ queries }: Database): Promise<void> {
  await queries.execute(sql`update jobs.job set name = moved.queue, data = data || jsonb_build_object('job', name)
    from jsonb_each_text(${JSON.stringify(queueByJob)}::jsonb) as moved (job, queue)
    where name = moved.job and state in ('created', 'retry', 'active')`);
}

const has = <Found extends object, Key extends keyof Found>(
  existing: Found,
  wanted: Pick<Found, Key>,
): boolean => Object.entries(wanted).every(([key, value]) => isDeepStrictEqual(existing[key as Key], value));
