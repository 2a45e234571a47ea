import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type Db, type Job, type JobResult, type WorkOptions } from "pg-boss";
import type { Database, Queries } from "../database/database.ts";

/** What is done later, and with what. */
export type JobData = {
  "order-paid": { orderId: string };
  invoice: { orderId: string };
  "credit-note": { refundId: string };
  "missing-invoices": Record<string, never>;
  "confirmation-mail": { customerId: string; returnTo: "checkout" | null };
  "already-registered-mail": { customerId: string };
  "recovery-mail": { recoveryId: string };
  "password-changed-mail": { customerId: string };
  "contact-mail": { messageId: string };
  "contact-copy-mail": { messageId: string };
  "refund-requested-mail": { refundId: string };
  "refund-to-decide-mail": { refundId: string };
  "withdrawal-mail": { refundId: string };
  "withdrawal-to-decide-mail": { refundId: string };
  "refund-approved-mail": { refundId: string };
  "refund-rejected-mail": { refundId: string };
  "bank-account-changed-mail": { customerId: string };
  "payout-requested-mail": { payoutId: string };
  "payout-paid-mail": { payoutId: string };
  "payout-failed-mail": { payoutId: string };
  "self-billing-invoice": { payoutId: string };
  "order-shipped-mail": { orderId: string; change: number };
  "order-delivered-mail": { orderId: string };
  "tour-lead-invitation-mail": { tourLeadId: string };
  "tour-lead-password-mail": { tourLeadId: string; customerId: string };
  "tour-lead-registered-mail": { tourLeadId: string };
  "tour-lead-activated-mail": { tourLeadId: string; customerId: string };
  "cancel-unpaid": Record<string, never>;
  "finish-payments": Record<string, never>;
  "convert-deposits": Record<string, never>;
  "clear-expired": Record<string, never>;
  "forget-mails": { address: string };
};
export type JobName = keyof JobData;
export type Jobs = {
  /** Inside the effect's own transaction: enqueued together with it, or not at all. */
  enqueue: <Name extends JobName>(tx: Queries, name: Name, data: JobData[Name]) => Promise<void>;
  /** Deletes the jobs that are about a customer, done or not. */
  forget: (tx: Queries, customerId: string) => Promise<void>;
  stop: () => Promise<void>;
};
/** `jobId` stays the same when a job is tried again. */
export type Workers = { [Name in JobName]: (data: JobData[Name], jobId: string) => Promise<unknown> };

/** Cron expressions, UTC. */
const schedules: Partial<Record<JobName, string>> = {
  "cancel-unpaid": "*/10 * * * *",
  "finish-payments": "* * * * *",
  "missing-invoices": "5 * * * *",
  "convert-deposits": "15 3 * * *",
  "clear-expired": "40 * * * *",
};
const names: readonly JobName[] = [
  "order-paid",
  "invoice",
  "credit-note",
  "missing-invoices",
  "confirmation-mail",
  "already-registered-mail",
  "recovery-mail",
  "password-changed-mail",
  "contact-mail",
  "contact-copy-mail",
  "refund-requested-mail",
  "refund-to-decide-mail",
  "withdrawal-mail",
  "withdrawal-to-decide-mail",
  "refund-approved-mail",
  "refund-rejected-mail",
  "bank-account-changed-mail",
  "payout-requested-mail",
  "payout-paid-mail",
  "payout-failed-mail",
  "self-billing-invoice",
  "order-shipped-mail",
  "order-delivered-mail",
  "tour-lead-invitation-mail",
  "tour-lead-password-mail",
  "tour-lead-registered-mail",
  "tour-lead-activated-mail",
  "cancel-unpaid",
  "finish-payments",
  "convert-deposits",
  "clear-expired",
  "forget-mails",
];

/** Of these many may wait at once, so they are taken in batches. */
const many: readonly JobName[] = [
  "order-paid",
  "invoice",
  "credit-note",
  "confirmation-mail",
  "already-registered-mail",
  "recovery-mail",
  "contact-mail",
  "contact-copy-mail",
  "refund-requested-mail",
  "refund-to-decide-mail",
  "withdrawal-mail",
  "withdrawal-to-decide-mail",
  "refund-approved-mail",
  "refund-rejected-mail",
  "bank-account-changed-mail",
  "payout-requested-mail",
  "payout-paid-mail",
  "payout-failed-mail",
  "self-billing-invoice",
  "order-shipped-mail",
  "order-delivered-mail",
];
const batchSize = 20;
const atOnce = 5;

/** Seconds. A process that died is noticed when its jobs were silent for `silent`, and they are taken up within half a minute. */
const silent = 15;
const beat = 3;
const rounds = 5;
const queue = {
  retryLimit: 20,
  retryBackoff: true,
  retryDelay: 1,
  retryDelayMax: 1_800,
  heartbeatSeconds: silent,
};

/** A queue in the shop's own database, and who works on it. */
export async function startJobs(
  database: Database,
  workers: Workers,
  { pollSeconds = 2 } = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    ...database.jobs,
    schema: "jobs",
    superviseIntervalSeconds: rounds,
    monitorIntervalSeconds: rounds,
  });
  boss.on("error", (error) => console.error("jobs", error.message));
  await boss.start();
  let isStopping = false;
  const perform = async ({ id, name, data }: Job): Promise<JobResult> => {
    // It is tried again later; begun now, it might be cut in the middle.
    if (isStopping) return { id, status: "failed", output: new Error("The shop was stopped.") };
    try {
      await workers[name as JobName](data as never, id);
      return { id, status: "completed" };
    } catch (output) {
      return { id, status: "failed", output };
    }
  };
  for (const name of names) {
    await boss.createQueue(name, queue);
    // A database of an older version has the queue already.
    await boss.updateQueue(name, queue);
    const options = {
      pollingIntervalSeconds: pollSeconds,
      heartbeatRefreshSeconds: beat,
      perJobResults: true,
      ...(many.includes(name) ? { batchSize, burstWhenBatchFull: true } : {}),
    } satisfies WorkOptions & { perJobResults: true };
    await boss.work(name, options, (jobs: Job[]) => eachOf(jobs, perform));
    const cron = schedules[name];
    if (cron) await boss.schedule(name, cron);
  }
  return {
    enqueue: async (tx, name, data) => {
      const db: Db = fromDrizzle(tx as never, sql as never);
      await boss.send(name, data, { db });
    },
    forget: async (tx, customerId) => {
      await tx.execute(sql`delete from jobs.job where data ->> 'customerId' = ${customerId}`);
    },
    stop: () => {
      isStopping = true;
      return boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

/** A few at a time; none waits for a slow one. */
async function eachOf(jobs: readonly Job[], perform: (job: Job) => Promise<JobResult>): Promise<JobResult[]> {
  const waiting = [...jobs];
  const results: JobResult[] = [];
  const lane = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) results.push(await perform(job));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}
