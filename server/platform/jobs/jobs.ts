import pLimit from "p-limit";
import { PgBoss, type Job, type JobResult, type WorkOptions } from "pg-boss";
import { isDatabaseUnavailable } from "#server/platform/database/unavailable.ts";
import type { Database, Queries } from "#server/platform/database/database.ts";
import { isInsufficientPrivilege } from "#server/platform/database/locks.ts";
import { OperatorError } from "#server/platform/operator-errors.ts";
import { log } from "#server/platform/telemetry/log.ts";
import { forgetJobs, enqueueWith, type Enqueue } from "./enqueue.ts";
import { jobPriority, queues, type JobData, type JobName } from "./job-types.ts";
import { heartbeatRefreshSeconds, createQueuesAndSchedules } from "./queues-and-schedules.ts";
import { runObserved } from "./run-observed.ts";

export type Jobs = {
  enqueue: Enqueue;
  /** Deletes a customer's jobs, done or not. */
  forget: (tx: Queries, customerId: string) => Promise<void>;
  /** Whether the shop is shutting down: a job with many steps should begin no further one. */
  isStopping: () => boolean;
  stop: () => Promise<void>;
};
type Queued = {
  job: JobName;
  askedAt?: string;
};
/** `jobId` stays the same when a job is retried. */
export type JobHandlers = { [Name in JobName]: (data: JobData[Name], jobId: string) => Promise<unknown> };

/** Jobs are fetched in batches, because many may be waiting. */
const batchSize = 20;
const concurrency = 5;

/** Seconds between two checks for jobs of a process that died. */
const rounds = 5;

/** Starts the workers of a queue in the shop's own database. */
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
    // It is retried later; started now, it might be interrupted.
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
    heartbeatRefreshSeconds,
    perJobResults: true,
    batchSize,
    burstWhenBatchFull: true,
  } satisfies WorkOptions & { perJobResults: true };
  for (const name of queues) {
    await boss.work(name, options, (jobs: Job<Queued>[]) => eachOf(jobs, perform));
  }
  return {
    enqueue: enqueueWith(boss),
    forget: forgetJobs,
    isStopping: () => isStopping,
    stop: () => {
      isStopping = true;
      return boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

/**
 * pg-boss reports some failures as plain objects. While the database is unavailable it retries by itself, so these
 * are not logged.
 */
function tellFailed(error: Error): void {
  const err = error instanceof Error ? error : Object.assign(new Error(), error);
  log[isDatabaseUnavailable(err) ? "warn" : "error"]({ err }, "the job queue failed");
}

/** Runs a few at a time, urgent ones first, because batches are unordered. A slow one does not delay the others. */
function eachOf(
  jobs: readonly Job<Queued>[],
  perform: (job: Job<Queued>) => Promise<JobResult>,
): Promise<JobResult[]> {
  const urgentFirst = jobs.toSorted(
    (first, second) => jobPriority(second.data.job) - jobPriority(first.data.job),
  );
  return pLimit(concurrency).map(urgentFirst, perform);
}
