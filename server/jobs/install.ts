import { PgBoss } from "pg-boss";
import type { Database } from "../database/database.ts";
import { prepareJobs } from "./prepare.ts";

/** Makes or renews the job queue's tables, as whoever may; does no job. */
export async function installJobs(database: Database): Promise<void> {
  const boss = new PgBoss({ ...database.jobs, schema: "jobs", supervise: false, schedule: false });
  await boss.start();
  await prepareJobs(database, boss).finally(() => boss.stop({ graceful: false }));
}
