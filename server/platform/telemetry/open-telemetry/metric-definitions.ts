import type { Meter } from "@opentelemetry/api";
import { logInFailures } from "#server/platform/telemetry/log-in-failures.ts";
import type { CounterName, Pool, Operation } from "#server/platform/telemetry/telemetry.ts";

const boundaries = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

export function createMetrics(meter: Meter) {
  const duration = (name: string, description: string) =>
    meter.createHistogram(name, {
      unit: "s",
      description,
      advice: { explicitBucketBoundaries: boundaries },
    });
  const counter = (name: string, description: string, reasons?: readonly string[]) => {
    const made = meter.createCounter(name, { description });
    // Counters start at 0, so that the first event is visible as an increase.
    for (const labels of reasons?.map((reason) => ({ reason })) ?? [{}]) made.add(0, labels);
    return made;
  };
  const inProgress = meter.createUpDownCounter("trellis.http.requests_in_progress", {
    description: "Requests that are not answered yet.",
  });
  const request = duration(
    "trellis.http.request.duration.seconds",
    "Requests, by method, route and class of status.",
  );
  const work: Record<
    Operation["kind"],
    { record: (seconds: number, work: Operation, outcome: string) => void }
  > = {
    statement: by(
      duration(
        "trellis.database.statement.duration.seconds",
        "Statements, without waiting for a connection.",
      ),
      "operation",
    ),
    provider: by(
      duration(
        "trellis.provider.call.duration.seconds",
        "Calls of the payment provider, by operation and outcome.",
      ),
      "operation",
    ),
    job: by(duration("trellis.job.duration.seconds", "Jobs, by name and outcome."), "name"),
    page: by(duration("trellis.page.duration.seconds", "Pages painted, by status."), "page"),
  };
  const cacheReads = meter.createCounter("trellis.kept_answers", {
    description: "Answers that were kept (hit) and that had to be made (miss).",
  });
  // From 0 too: alerts look for caches without any hit.
  for (const result of ["hit", "miss"]) cacheReads.add(0, { result });
  const counted: Record<CounterName, { add: (count: number, labels: Record<string, string>) => void }> = {
    ordersSubmitted: counter("trellis.orders.submitted", "Orders placed."),
    paymentsCaptured: counter("trellis.payments.captured", "Payments taken."),
    paymentsFailed: counter("trellis.payments.failed", "Payments that the provider declined."),
    paymentsRefunded: counter("trellis.payments.refunded", "Payments and parts of them that were paid back."),
    logIns: counter("trellis.log_ins", "Sessions begun."),
    logInsFailed: counter("trellis.log_ins.failed", "Refused passwords, by reason.", logInFailures),
    accessRefused: counter("trellis.access.refused", "Answers 403: what somebody may not do or see."),
    policyViolations: counter(
      "trellis.policy.violations",
      "Violations of a page's content security policy that browsers reported.",
    ),
  };
  const pools = new Set<Pool>();
  const connections = meter.createObservableGauge("trellis.database.connections", {
    description: "Connections of the pool, busy and idle.",
  });
  connections.addCallback((result) => {
    const idle = sum(pools, ({ idleCount }) => idleCount);
    result.observe(idle, { state: "idle" });
    result.observe(sum(pools, ({ totalCount }) => totalCount) - idle, { state: "busy" });
  });
  const waiting = meter.createObservableGauge("trellis.database.waiting", {
    description: "Who waits for a connection.",
  });
  waiting.addCallback((result) => result.observe(sum(pools, ({ waitingCount }) => waitingCount)));
  let isHearing: boolean | null = null;
  const hearing = meter.createObservableGauge("trellis.changes.heard", {
    description: "1 if changes of the shop by other programs are heard of, else 0, and then nothing is kept.",
  });
  hearing.addCallback((result) => {
    if (isHearing !== null) result.observe(isHearing ? 1 : 0);
  });
  const hears = (now: boolean): void => void (isHearing = now);
  return { inProgress, request, work, kept: cacheReads, counted, pools, hears };
}

const by = (
  histogram: { record: (seconds: number, labels: Record<string, string>) => void },
  label: string,
) => ({
  record: (seconds: number, { name }: Operation, outcome: string) =>
    histogram.record(seconds, { [label]: name, outcome }),
});

const sum = (pools: Set<Pool>, of: (pool: Pool) => number): number =>
  [...pools].reduce((total, pool) => total + of(pool), 0);
