import type { Meter } from "@opentelemetry/api";
import { PrometheusExporter } from "@opentelemetry/exporter-prometheus";
import { MeterProvider } from "@opentelemetry/sdk-metrics";
import { OperatorError } from "#server/platform/operator-errors.ts";
import { observeProcess } from "./process.ts";

/** Serves `/metrics` in Prometheus' text format on its own port, which need not be public. */
export async function openMetrics(place: { port: number; host: string }) {
  const exporter = new PrometheusExporter({
    ...place,
    preventServerStart: true,
    withoutScopeInfo: true,
    withoutTargetInfo: true,
  });
  await exporter.startServer().catch(({ code }: NodeJS.ErrnoException) => {
    throw new OperatorError(`METRICS_PORT ${place.port} at ${place.host} can't be listened on: ${code}.`);
  });
  const provider = new MeterProvider({ readers: [exporter] });
  const meter: Meter = provider.getMeter("trellis");
  const forget = observeProcess(meter);
  const end = async () => {
    forget();
    await provider.shutdown();
  };
  return { meter, end };
}
