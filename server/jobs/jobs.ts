import { sql } from "drizzle-orm";
import pLimit from "p-limit";
import { fromDrizzle, PgBoss, type Db, type Job, type JobResult, type WorkOptions } from "pg-boss";
import type { Database, Queries } from "../database/database.ts";
import { log } from "../telemetry/log.ts";
import { watching } from "../telemetry/watch.ts";
import { watchedJob } from "./watched-job.ts";

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
  "picture-tones": Record<string, never>;
};
export type JobName = keyof JobData;
export type Jobs = {
  /** Inside the effect's own transaction: enqueued together with it, or not at all. */
  enqueue: <Name extends JobName>(tx: Queries, name: Name, data: JobData[Name]) => Promise<void>;
  /** Deletes the jobs that are about a customer, done or not. */
  forget: (tx: Queries, customerId: string) => Promise<void>;
  /** The shop ends: a job that does many things does no further one. */
  isStopping: () => boolean;
  stop: () => Promise<void>;
};
/** What is in a queue. */
type Queued = {
  job: JobName;
  /** The work that enqueued it, if somebody traces. */
  askedAt?: string;
};
/** `jobId` stays the same when a job is tried again. */
export type Workers = { [Name in JobName]: (data: JobData[Name], jobId: string) => Promise<unknown> };

/** The queue that a job is put into. A job waits only behind those that need the same: the payment provider, the processor, the mail server, or nothing. */
const queueOf: Readonly<Record<JobName, "payments" | "documents" | "letters" | "upkeep">> = {
  "cancel-unpaid": "payments",
  "finish-payments": "payments",
  invoice: "documents",
  "credit-note": "documents",
  "self-billing-invoice": "documents",
  "missing-invoices": "documents",
  "order-paid": "letters",
  "confirmation-mail": "letters",
  "already-registered-mail": "letters",
  "recovery-mail": "letters",
  "password-changed-mail": "letters",
  "contact-mail": "letters",
  "contact-copy-mail": "letters",
  "refund-requested-mail": "letters",
  "refund-to-decide-mail": "letters",
  "withdrawal-mail": "letters",
  "withdrawal-to-decide-mail": "letters",
  "refund-approved-mail": "letters",
  "refund-rejected-mail": "letters",
  "bank-account-changed-mail": "letters",
  "payout-requested-mail": "letters",
  "payout-paid-mail": "letters",
  "payout-failed-mail": "letters",
  "order-shipped-mail": "letters",
  "order-delivered-mail": "letters",
  "tour-lead-invitation-mail": "letters",
  "tour-lead-password-mail": "letters",
  "tour-lead-registered-mail": "letters",
  "tour-lead-activated-mail": "letters",
  "convert-deposits": "upkeep",
  "clear-expired": "upkeep",
  "forget-mails": "upkeep",
  "picture-tones": "upkeep",
};
const names = Object.keys(queueOf) as JobName[];
export const queues = [...new Set(Object.values(queueOf))];

/** Somebody sits before the mailbox: these go before all other letters. */
const urgent: readonly JobName[] = [
  "confirmation-mail",
  "already-registered-mail",
  "recovery-mail",
  "tour-lead-password-mail",
];
const priorityOf = (name: JobName): number => (urgent.includes(name) ? 1 : 0);

/** Cron expressions, UTC. */
const schedules: Partial<Record<JobName, string>> = {
  "cancel-unpaid": "*/10 * * * *",
  "finish-payments": "* * * * *",
  "missing-invoices": "5 * * * *",
  "convert-deposits": "15 3 * * *",
  "clear-expired": "40 * * * *",
  "picture-tones": "*/10 * * * *",
};

/** Jobs are taken in batches, because many may wait at once. */
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
  boss.on("error", (err) => log.error({ err }, "the job queue failed"));
  await boss.start();
  let isStopping = false;
  const perform = async ({ id, data: { job, askedAt, ...data } }: Job<Queued>): Promise<JobResult> => {
    // It is tried again later; begun now, it might be cut in the middle.
    if (isStopping) return { id, status: "failed", output: new Error("The shop was stopped.") };
    try {
      await watchedJob({ job, id, askedAt }, () => workers[job](data as never, id));
      return { id, status: "completed" };
    } catch (output) {
      return { id, status: "failed", output };
    }
  };
  for (const name of queues) {
    await boss.createQueue(name, queue);
    // A database of an older version has the queue already.
    await boss.updateQueue(name, queue);
  }
  await moveOlderJobs(database, boss);
  for (const [job, cron] of Object.entries(schedules)) {
    await boss.schedule(queueOf[job as JobName], cron, { job }, { key: job });
  }
  const options = {
    pollingIntervalSeconds: pollSeconds,
    heartbeatRefreshSeconds: beat,
    perJobResults: true,
    batchSize,
    burstWhenBatchFull: true,
  } satisfies WorkOptions & { perJobResults: true };
  for (const name of queues) {
    await boss.work(name, options, (jobs: Job<Queued>[]) => eachOf(jobs, perform));
  }
  return {
    enqueue: async (tx, name, data) => {
      const db: Db = fromDrizzle(tx as never, sql as never);
      const askedAt = watching.by?.place();
      const queued = { job: name, ...data, ...(askedAt && { askedAt }) };
      await boss.send(queueOf[name], queued, { db, priority: priorityOf(name) });
    },
    forget: async (tx, customerId) => {
      await tx.execute(sql`delete from jobs.job where data ->> 'customerId' = ${customerId}`);
    },
    isStopping: () => isStopping,
    stop: () => {
      isStopping = true;
      return boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

/** In older versions each job had a queue of its own name: what waits there goes on in the queue where it is put now. */
async function moveOlderJobs({ queries }: Database, boss: PgBoss): Promise<void> {
  for (const { name } of await boss.getSchedules()) {
    if (name in queueOf) await boss.unschedule(name);
  }
  for (const queue of queues) {
    const older = names.filter((name) => queueOf[name] === queue);
    await queries.execute(sql`update jobs.job set name = ${queue}, data = data || jsonb_build_object('job', name)
      where name in ${older} and state in ('created', 'retry', 'active')`);
  }
}

/** A few at a time, urgent ones first: a batch comes in no order of its own. None waits for a slow one. */
function eachOf(
  jobs: readonly Job<Queued>[],
  perform: (job: Job<Queued>) => Promise<JobResult>,
): Promise<JobResult[]> {
  const urgentFirst = jobs.toSorted((one, other) => priorityOf(other.data.job) - priorityOf(one.data.job));
  return pLimit(atOnce).map(urgentFirst, perform);
}
