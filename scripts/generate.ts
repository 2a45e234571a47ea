import { generateCharts } from "./charts.ts";
import { generateContract } from "./contract.ts";
import { generateStories } from "./stories.ts";

/** `npm run generate`: what is derived from the contract and from the charts, to be committed with them. */
try {
  await generateContract();
  await generateStories();
  await generateCharts();
  console.log(
    "generated/openapi.json and generated/api.d.ts are as the contract says; the stories, docs/charts and the README's table are as the charts are.",
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
