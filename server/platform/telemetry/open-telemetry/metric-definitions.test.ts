import { MeterProvider, MetricReader, type DataPoint } from "@opentelemetry/sdk-metrics";
import { expect, test } from "vitest";
import { logInFailures } from "#server/platform/telemetry/log-in-failures.ts";
import { createMetrics } from "./metric-definitions.ts";

class Reader extends MetricReader {
  protected override async onShutdown() {}
  protected override async onForceFlush() {}
}

test("a metric without events is 0, not absent", async () => {
  const reader = new Reader();
  createMetrics(new MeterProvider({ readers: [reader] }).getMeter("test"));
  const { metrics } = (await reader.collect()).resourceMetrics.scopeMetrics[0]!;
  const counters = [
    "trellis.kept_answers",
    "trellis.orders.submitted",
    "trellis.payments.failed",
    "trellis.log_ins.failed",
  ].map((name) => {
    const points = metrics.find(({ descriptor }) => descriptor.name === name)!
      .dataPoints as DataPoint<number>[];
    return points.map(({ attributes, value }) => ({ ...attributes, value }));
  });
  expect(counters).toEqual([
    [
      { result: "hit", value: 0 },
      { result: "miss", value: 0 },
    ],
    [{ value: 0 }],
    [{ value: 0 }],
    logInFailures.map((reason) => ({ reason, value: 0 })),
  ]);
});
