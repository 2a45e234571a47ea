import { build, printSummary, quickSteps, runSteps } from "./steps.ts";
import { vitest } from "./suites.ts";

/** `npm run check`: what needs no database, no browser and no patience; `npm test` runs the slow tests too. */
const tests = vitest("Tests that need no database", ["--project=plain"]);
printSummary(await runSteps([tests, build, ...quickSteps]));
