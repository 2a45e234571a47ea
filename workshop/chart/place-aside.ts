import elk from "elkjs/lib/elk-api.js";
import workerAddress from "elkjs/lib/elk-worker.min.js?url";
import type { Placer } from "./layout.ts";

/** Bundlers disagree on what the default of this CommonJS file is. */
const Engine = "default" in elk ? elk.default : (elk as unknown as (typeof elk)["default"]);
const engine = new Engine({ workerFactory: () => new Worker(workerAddress) });

/** In a worker: a large chart takes seconds to place, and the screen beside it goes on meanwhile. */
export const placeAside: Placer = (graph) => engine.layout(graph);
