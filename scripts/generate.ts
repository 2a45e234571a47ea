import { generateCharts } from "./charts.ts";
import { generateContract } from "./contract.ts";
import { generateCountries } from "./countries.ts";
import { generateStories } from "./stories.ts";

/** `npm run generate`: what is derived from the contract, the charts and countries-list, to be committed with them. */
try {
  await generateContract();
  generateCountries();
  await generateStories();
  await generateCharts();
  console.log(
    "generated/ is as the contract and countries-list say; the stories, docs/charts and the README's table are as the charts are.",
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
