import { sql } from "drizzle-orm";
import pLimit from "p-limit";
import { PgBoss, type Job, type JobResult, type WorkOptions } from "pg-boss";
import { isDatabaseUnavailable } from "../database/unavailable.ts";
import type { Database, Queries } from "../database/database.ts";
import { isInsufficientPrivilege } from "../database/locks.ts";
import { OperatorError } from "../operator-errors.ts";
import { log } from "../telemetry/log.ts";
import { enqueueWith, type Enqueue } from "./enqueue.ts";
import { jobPriority, queues, type JobData, type JobName } from "./job-types.ts";
import { heartbeatRefreshSeconds, createQueuesAndSchedules } from "./queues-and-schedules.ts";
import { runObserved } from "./run-observed.ts";

export type Jobs = {
  enqueue: Enqueue;
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
export type JobHandlers = { [Name in JobName]: (data: JobData[Name], jobId: string) => Promise<unknown> };

/** Jobs are taken in batches, because many may wait at once. */
const batchSize = 20;
const atOnce = 5;

/** Seconds: how often a process that died is looked for. */
const rounds = 5;

/** A queue in the shop's own database, and who works on it. */
export async function startJobs(
  database: Database,
  workers: JobHandlers,
  { pollSeconds = 2 } = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    ...database.jobs,
    schema: "jobs",
    superviseIntervalSeconds: rounds,
    monitorIntervalSeconds: rounds,
  });
  boss.on("error", tellFailed);
  await boss.start().catch((cause: unknown) => {
    if (!isInsufficientPrivilege(cause)) throw cause;
    throw new OperatorError(
      "The job queue is older than this program, and the role of DATABASE_URL may not change its tables. As the role that owns them: npm run shop -- migrate",
      { cause },
    );
  });
  let isStopping = false;
  const perform = async ({ id, data: { job, askedAt, ...data } }: Job<Queued>): Promise<JobResult> => {
    // It is tried again later; begun now, it might be cut in the middle.
    if (isStopping) return { id, status: "failed", output: new Error("The shop was stopped.") };
    try {
      await runObserved({ job, id, askedAt }, () => workers[job](data as never, id));
      return { id, status: "completed" };
    } catch (output) {
      return { id, status: "failed", output };
    }
  };
  await createQueuesAndSchedules(database, boss);
  const options = {
    pollingIntervalSeconds: pollSeconds,
    heartbeatRefreshSeconds: heartbeatRefreshSeconds,
    perJobResults: true,
    batchSize,
    burstWhenBatchFull: true,
  } satisfies WorkOptions & { perJobResults: true };
  for (const name of queues) {
    await boss.work(name, options, (jobs: Job<Queued>[]) => eachOf(jobs, perform));
  }
  return {
    enqueue: enqueueWith(boss),
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

/** The queue reports some failures as plain objects. While the database is away they are no news, and it tries again by itself. */
function tellFailed(told: Error): void {
  const err = told instanceof Error ? told : Object.assign(new Error(), told);
  log[isDatabaseUnavailable(err) ? "warn" : "error"]({ err }, "the job queue failed");
}

/** A few at a time, urgent ones first: a batch comes in no order of its own. None waits for a slow one. */
function eachOf(
  jobs: readonly Job<Queued>[],
  perform: (job: Job<Queued>) => Promise<JobResult>,
): Promise<JobResult[]> {
  const urgentFirst = jobs.toSorted((one, other) => jobPriority(other.data.job) - jobPriority(one.data.job));
  return pLimit(atOnce).map(urgentFirst, perform);
}
