import { explore } from "../machines/paths/explore.ts";
import { flowModels } from "../scripts/flows.ts";

/** `node bench/paths.ts`: how long it takes to find every way through each flow. The first run of each, cold. */
for (const { flow, model } of await flowModels()) {
  const began = performance.now();
  const { length } = explore(model).visits;
  console.log(`${flow}: ${length} transitions in ${Math.round(performance.now() - began)} ms`);
}
