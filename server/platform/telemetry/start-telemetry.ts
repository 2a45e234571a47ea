import { setTimeout as pause } from "node:timers/promises";
import type { Settings } from "#server/platform/settings.ts";
import type { MetricsSource } from "./open-telemetry/observe.ts";
import { telemetry } from "./telemetry.ts";

type Watched = {
  observe: (observed: MetricsSource) => void;
  end: () => Promise<void>;
};

/** Milliseconds in which the last traces may be sent. */
const flushTimeout = 2_000;

/** Starts metrics and traces according to the settings, before anything else is opened. Without them nothing is loaded. */
export async function startTelemetry({
  metrics,
  traces,
}: Pick<Settings, "metrics" | "traces">): Promise<Watched> {
  if (!metrics && !traces) return { observe: () => {}, end: async () => {} };
  const { openMetrics, openTraces, createObserver, observeDatabase } =
    await import("./open-telemetry/open.ts");
  const measuring = metrics && (await openMetrics(metrics));
  const tracing = traces && openTraces(traces);
  telemetry.by = createObserver(measuring?.meter ?? null, tracing?.tracer ?? null);
  return {
    observe: (observed) => measuring && observeDatabase(measuring.meter, observed),
    end: async () => {
      const ended = Promise.allSettled([measuring?.end(), tracing?.end()]);
      await Promise.race([ended, pause(flushTimeout, undefined, { ref: false })]);
    },
  };
}
