/** All that is built on OpenTelemetry, loaded only where somebody watches. */
export { openMetrics } from "./metrics.ts";
export { observeDatabase } from "./observe.ts";
export { openTraces } from "./traces.ts";
export { createObserver } from "./observer.ts";
