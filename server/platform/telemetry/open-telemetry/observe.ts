import { setTimeout as pause } from "node:timers/promises";
import type { Meter } from "@opentelemetry/api";

export type WaitingJobs = { queue: string; waiting: number; oldest: number };
export type MetricsSource = {
  checkDatabase: () => Promise<unknown>;
  waitingJobs: () => Promise<WaitingJobs[]>;
  stuckPayments: () => Promise<number>;
  stuckRefunds: () => Promise<number>;
  openIssues: () => Promise<number>;
  administrators: () => Promise<number>;
  appointments: () => Promise<number>;
  /** Differences in the last comparison of the provider's list with the shop's payments; null: none was made. */
  differences: () => Promise<number | null>;
};

/** Milliseconds; metrics are returned without slower values. */
const timeout = 3_000;
/** Milliseconds to reuse a value, so that several scrapers query the database once. */
const valueLifetime = 5_000;

export function observeDatabase(meter: Meter, observed: MetricsSource): void {
  const waiting = meter.createObservableGauge("trellis.jobs.waiting", {
    description: "Jobs that are due and not begun.",
  });
  const oldest = meter.createObservableGauge("trellis.jobs.oldest_waiting.seconds", {
    unit: "s",
    description: "How long the job that is due the longest has been waiting.",
  });
  const payments = meter.createObservableGauge("trellis.payments.stuck", {
    description: "Payments undecided for more than an hour.",
  });
  const refunds = meter.createObservableGauge("trellis.refunds.stuck", {
    description: "Refunds that the provider refuses, or has not paid back for more than an hour.",
  });
  const issues = meter.createObservableGauge("trellis.payments.issues", {
    description: "Disputes, failed refunds and the like that nobody has closed.",
  });
  const differing = meter.createObservableGauge("trellis.payments.differences", {
    description: "Differences between the provider's list and the books when they were last compared.",
  });
  const appointed = meter.createObservableGauge("trellis.administrators", {
    description: "Accounts that are administrators.",
  });
  const appointing = meter.createObservableGauge("trellis.administrators.appointed", {
    description: "Appointments of administrators within the last hour.",
  });
  const reached = meter.createObservableGauge("trellis.database.reached", {
    description: "1 if the database answered when the metrics were read, and takes writes, else 0.",
  });
  const orNull = <Found>(pending: Promise<Found>): Promise<Found | null> =>
    Promise.race([pending.catch(() => null), pause(timeout, null, { ref: false })]);
  const readAll = remembered(() => {
    const { checkDatabase, waitingJobs, stuckPayments, stuckRefunds, openIssues } = observed;
    const { differences, administrators, appointments } = observed;
    return Promise.all([
      orNull(checkDatabase()),
      orNull(
        Promise.all([
          waitingJobs(),
          stuckPayments(),
          stuckRefunds(),
          openIssues(),
          differences(),
          administrators(),
          appointments(),
        ]),
      ),
    ]);
  });
  meter.addBatchObservableCallback(
    async (result) => {
      const [isReached, found] = await readAll();
      result.observe(reached, isReached ? 1 : 0);
      if (!found) return;
      const [queues, stuckPayments, stuckRefunds, openIssues, differences] = found;
      const [, , , , , administrators, appointments] = found;
      for (const { queue, waiting: count, oldest: seconds } of queues) {
        result.observe(waiting, count, { queue });
        result.observe(oldest, seconds, { queue });
      }
      result.observe(payments, stuckPayments);
      result.observe(refunds, stuckRefunds);
      result.observe(issues, openIssues);
      result.observe(appointed, administrators);
      result.observe(appointing, appointments);
      if (differences !== null) result.observe(differing, differences);
    },
    [waiting, oldest, payments, refunds, issues, differing, appointed, appointing, reached],
  );
}

function remembered<Found>(find: () => Promise<Found>): () => Promise<Found> {
  let last: { at: number; found: Promise<Found> } | null = null;
  return () => {
    const now = performance.now();
    if (!last || now - last.at > valueLifetime) last = { at: now, found: find() };
    return last.found;
  };
}
