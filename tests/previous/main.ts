import { conclude, runSteps } from "../../scripts/steps.ts";
import { previousRelease } from "./step.ts";

/** `npm run previous [areas]`, such as `orders payment`. */
conclude(await runSteps([previousRelease(process.argv.slice(2))]));
