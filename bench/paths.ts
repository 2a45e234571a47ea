import { explore } from "#machines/paths/explore.ts";
import { flowModels } from "#scripts/flows.ts";

/** `node bench/paths.ts`: the time to find every path through each flow, cold. */
for (const { flow, model } of await flowModels()) {
  const began = performance.now();
  const { length } = explore(model).visits;
  console.log(`${flow}: ${length} transitions in ${Math.round(performance.now() - began)} ms`);
}
