/** All that is built on OpenTelemetry, loaded only where somebody watches. */
export { openMetrics } from "./metrics.ts";
export { observe } from "./observe.ts";
export { openTraces } from "./traces.ts";
export { watcherOf } from "./watcher.ts";
