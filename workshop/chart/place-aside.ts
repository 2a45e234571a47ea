import elk from "elkjs/lib/elk-api.js";
import workerAddress from "elkjs/lib/elk-worker.min.js?url";
import type { Placer } from "./layout.ts";

/** Bundlers disagree about the default export of this CommonJS file. */
const Engine = "default" in elk ? elk.default : (elk as unknown as (typeof elk)["default"]);
const engine = new Engine({ workerFactory: () => new Worker(workerAddress) });

/** In a worker: positioning a large chart takes seconds, and the screen beside it must stay responsive. */
export const placeAside: Placer = (graph) => engine.layout(graph);
