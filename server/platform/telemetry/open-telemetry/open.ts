/** Everything that depends on OpenTelemetry, loaded only if metrics or traces are on. */
export { openMetrics } from "./metrics.ts";
export { observeDatabase } from "./observe.ts";
export { openTraces } from "./traces.ts";
export { createObserver } from "./observer.ts";
