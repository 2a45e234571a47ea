import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type Db } from "pg-boss";
import type { Database, Queries } from "../database/database.ts";

/** What is done later, and with what. */
export type JobData = {
  "order-paid": { orderId: string };
  invoice: { orderId: string };
  "missing-invoices": Record<string, never>;
  "confirmation-mail": { customerId: string; returnTo: "checkout" | null };
  "cancel-unpaid": Record<string, never>;
  "finish-payments": Record<string, never>;
  "convert-deposits": Record<string, never>;
};
export type JobName = keyof JobData;
export type Jobs = {
  /** Inside the effect's own transaction: enqueued together with it, or not at all. */
  enqueue: <Name extends JobName>(tx: Queries, name: Name, data: JobData[Name]) => Promise<void>;
  stop: () => Promise<void>;
};
export type Workers = { [Name in JobName]: (data: JobData[Name]) => Promise<unknown> };

/** Cron expressions, UTC. */
const schedules: Partial<Record<JobName, string>> = {
  "cancel-unpaid": "*/10 * * * *",
  "finish-payments": "* * * * *",
  "missing-invoices": "5 * * * *",
  "convert-deposits": "15 3 * * *",
};
const names: readonly JobName[] = [
  "order-paid",
  "invoice",
  "missing-invoices",
  "confirmation-mail",
  "cancel-unpaid",
  "finish-payments",
  "convert-deposits",
];

/** A queue in the shop's own database, and who works on it. */
export async function startJobs(
  database: Database,
  workers: Workers,
  { pollSeconds = 2 } = {},
): Promise<Jobs> {
  const boss = new PgBoss({ ...database.jobs, schema: "jobs" });
  boss.on("error", (error) => console.error("jobs", error.message));
  await boss.start();
  for (const name of names) {
    await boss.createQueue(name, { retryLimit: 10, retryBackoff: true, retryDelay: 5 });
    await boss.work(name, { pollingIntervalSeconds: pollSeconds }, async (jobs) => {
      for (const job of jobs) await workers[name](job.data as never);
    });
    const cron = schedules[name];
    if (cron) await boss.schedule(name, cron);
  }
  return {
    enqueue: async (tx, name, data) => {
      const db: Db = fromDrizzle(tx as never, sql as never);
      await boss.send(name, data, { db });
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
