import { conclude, quickSteps, runSteps } from "./steps.ts";
import { vitest } from "./suites.ts";

/** `npm run check`: everything quick, without databases and browsers. */
conclude(await runSteps([...quickSteps, vitest("Tests that need no database", ["--project=plain"])]));
