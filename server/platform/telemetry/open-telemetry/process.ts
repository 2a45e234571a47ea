import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Meter } from "@opentelemetry/api";
import packageFile from "#package.json" with { type: "json" };

const percentiles = [50, 99, 100];

/** Measures the Node process: CPU time, memory and event loop delay. Returns a function that ends it. */
export function observeProcess(meter: Meter): () => void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const loop = meter.createObservableGauge("trellis.event_loop.delay.seconds", {
    unit: "s",
    description: "How much later than it should a timer came, since the metrics were last read.",
  });
  loop.addCallback((result) => {
    for (const percentile of percentiles)
      result.observe(delay.percentile(percentile) / 1e9, { percentile: String(percentile) });
    delay.reset();
  });
  const memory = meter.createObservableGauge("trellis.process.memory.bytes", {
    unit: "By",
    description: "Memory: resident, and of it what JavaScript uses.",
  });
  memory.addCallback((result) => {
    const { rss, heapUsed, external } = process.memoryUsage();
    result.observe(rss, { kind: "resident" });
    result.observe(heapUsed, { kind: "heap" });
    result.observe(external, { kind: "external" });
  });
  const processor = meter.createObservableCounter("trellis.process.cpu.seconds", {
    unit: "s",
    description: "Processor time.",
  });
  processor.addCallback((result) => {
    const { user, system } = process.cpuUsage();
    result.observe((user + system) / 1e6);
  });
  const started = meter.createObservableGauge("trellis.process.start_time.seconds", {
    unit: "s",
    description: "When the program started, in seconds since 1970.",
  });
  const since = Date.now() / 1000 - process.uptime();
  started.addCallback((result) => result.observe(since));
  const info = meter.createObservableGauge("trellis.info", {
    description: "Always 1; its labels say what runs.",
  });
  info.addCallback((result) => result.observe(1, { version: packageFile.version, node: process.version }));
  return () => delay.disable();
}
