import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type Db } from "pg-boss";
import type { Database, Queries } from "#server/platform/database/database.ts";
import { telemetry } from "#server/platform/telemetry/telemetry.ts";
import { jobPriority, queueByJob, type JobData, type JobName } from "./job-types.ts";

/** Enqueues a job in the transaction of its cause, so that both are committed or neither. */
export type Enqueue = <Name extends JobName>(tx: Queries, name: Name, data: JobData[Name]) => Promise<void>;

export const enqueueWith =
  (boss: PgBoss): Enqueue =>
  async (tx, name, data) => {
    const db: Db = fromDrizzle(tx as never, sql as never);
    const askedAt = telemetry.by?.place();
    const queued = { job: name, ...data, ...(askedAt && { askedAt }) };
    await boss.send(queueByJob[name], queued, { db, priority: jobPriority(name) });
  };

/** Deletes what waits about a customer, who is forgotten. */
export async function forgetJobs(tx: Queries, customerId: string): Promise<void> {
  await tx.execute(sql`delete from jobs.job where data ->> 'customerId' = ${customerId}`);
}

/** For a command: enqueues jobs for the running or next shop, and runs none. */
export async function openQueue({
  queries,
}: Pick<Database, "queries">): Promise<{ enqueue: Enqueue; close: () => Promise<void> }> {
  const boss = new PgBoss({
    db: fromDrizzle(queries as never, sql as never),
    schema: "jobs",
    migrate: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  return { enqueue: enqueueWith(boss), close: () => boss.stop({ graceful: false }) };
}
