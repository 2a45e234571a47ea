import { printSummary, runSteps } from "#scripts/steps.ts";
import { previousRelease } from "./step.ts";

/** `npm run previous [areas]`, such as `orders payment`. */
printSummary(await runSteps([previousRelease(process.argv.slice(2))]));
