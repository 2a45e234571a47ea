import { PgBoss } from "pg-boss";
import type { Database } from "#server/platform/database/database.ts";
import { createQueuesAndSchedules } from "./queues-and-schedules.ts";

export async function installJobs(database: Database): Promise<void> {
  const boss = new PgBoss({ ...database.jobs, schema: "jobs", supervise: false, schedule: false });
  await boss.start();
  await createQueuesAndSchedules(database, boss).finally(() => boss.stop({ graceful: false }));
}
