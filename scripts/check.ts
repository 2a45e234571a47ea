import { build, conclude, quickSteps, runSteps } from "./steps.ts";
import { vitest } from "./suites.ts";

/** `npm run check`: everything quick, without databases and browsers. */
const tests = vitest("Tests that need no database", ["--project=plain"]);
conclude(await runSteps([tests, build, ...quickSteps]));
