import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./chromium.ts";
import { ensurePostgresql } from "./postgresql.ts";
import { conclude, quickSteps, runSteps, type Step } from "./steps.ts";
import { endToEnd, stories, vitest } from "./suites.ts";
import { root } from "./tools.ts";

/** `npm test`: everything. What is missing to run it is installed first, where that can be done without asking. */
const hasBrowserTests = existsSync(join(root, "playwright.config.ts"));

const prepare: Step = {
  name: "What the tests need",
  run: async () => {
    console.log(`  PostgreSQL: ${await ensurePostgresql(console.log)}`);
    if (hasBrowserTests) console.log(`  browser: ${await ensureChromium(console.log)}`);
    return { passed: 1, failed: 0 };
  },
};

const steps = [prepare, ...quickSteps, vitest("Tests, on the embedded database and on PostgreSQL")];
conclude(await runSteps(hasBrowserTests ? [...steps, stories, endToEnd] : steps));
