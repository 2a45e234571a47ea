import { basename } from "node:path";
import { generateCharts } from "./charts.ts";
import { generateContract } from "./contract.ts";
import { generateCountries } from "./countries.ts";
import { generateEmptyDatabase } from "./empty-database.ts";
import { generateFonts } from "./fonts.ts";
import { newFlow } from "./new-flow.ts";
import { generateScenarioCoverage } from "./scenario-coverage.ts";
import { generateStories } from "./stories.ts";
import { generateWholePictures } from "./whole-pictures.ts";
import { runTool } from "./tools.ts";

/**
 * `npm run generate`: regenerates the files derived from the contract, charts, countries-list, fonts, PGlite and
 * demo pictures. `npm run generate -- flow <area>/<name>` creates the skeleton of a new flow first.
 */
const [what, path, ...more] = process.argv.slice(2);
try {
  if (what !== undefined) await writeFlow();
  await generateContract();
  generateCountries();
  await generateFonts();
  await generateEmptyDatabase();
  await generateWholePictures();
  await generateStories();
  await generateScenarioCoverage();
  await generateCharts();
  console.log(
    "generated/ is as the contract, countries-list, the faces of Fontsource, PGlite and the demo's pictures say; the stories, docs/charts, generated/stately, docs/flows.md and docs/scenarios.md are as the charts are.",
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function writeFlow(): Promise<void> {
  if (what !== "flow" || path === undefined || more.length > 0)
    throw new Error("There is `npm run generate`, and `npm run generate -- flow <area>/<name>`.");
  const files = await newFlow(path);
  const name = basename(path);
  await runTool(
    "oxfmt",
    files.filter((file) => /\.tsx?$/.test(file)),
  );
  console.log(
    [
      ...files.map((file) => `wrote ${file}`),
      `Until a page places src/flows/${path}/${name}.flow.tsx and its screens are agreed to (npm run agree -- screens ${name}),`,
      'npm run check fails. CONTRIBUTING.md, "To add a flow", has the steps.',
    ].join("\n"),
  );
}
