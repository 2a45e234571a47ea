import { build, printSummary, quickSteps, runSteps } from "./steps.ts";
import { vitest } from "./suites.ts";

/** `npm run check`: everything that needs no database and no browser. */
const tests = vitest("Tests that need no database", ["--project=plain"]);
printSummary(await runSteps([tests, build, ...quickSteps]));
