import { ensureChromium } from "./chromium.ts";
import { ensurePostgresql } from "./postgresql.ts";
import { build, printSummary, quickSteps, runSteps, type Result, type Step } from "./steps.ts";
import { findProgram } from "#tests/cluster/find-programs.ts";
import { previousRelease } from "#tests/previous/step.ts";
import { endToEnd, stories, vitest } from "./suites.ts";

/** `npm test`: everything; `npm test -- api|flows|stories|e2e …`: a part. */
const api = vitest("The API, on the embedded database and on PostgreSQL", [
  "--project=embedded",
  "--project=postgres",
]);
const flows = vitest("The flows", ["--project=plain", "--project=slow", "machines/", "workshop/", "src/"]);
const mutants = vitest("A hand-written test notices every change of a chart", [
  "--config=scripts/mutants/vitest.config.ts",
]);
const plain = vitest("Tests that need no database", ["--project=plain", "--project=slow"]);
const previous = previousRelease(["cart", "drafts", "orders", "payment", "points", "refunds", "payouts"]);
const parts: Readonly<Record<string, readonly Step[]>> = {
  api: [api, previous],
  flows: [flows, mutants],
  stories: [stories],
  e2e: [endToEnd],
};
/** The longest step first; the others run beside it. */
const everything = [api, ...quickSteps, plain, mutants, previous, stories];

const prepare: Step = {
  name: "What the tests need",
  run: async () => {
    console.log(`  PostgreSQL: ${await ensurePostgresql(console.log)}`);
    console.log(`  Varnish: ${await findProgram("varnishd")}`);
    console.log(`  HAProxy: ${await findProgram("haproxy")}`);
    console.log(`  pgbouncer: ${await findProgram("pgbouncer")}`);
    console.log(`  browser: ${await ensureChromium(console.log)}`);
    return { passed: 1, failed: 0 };
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !(part in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}.`);
  process.exitCode = 1;
} else {
  const isWhole = wanted.length === 0;
  const steps = isWhole ? everything : wanted.flatMap((part) => parts[part]!);
  const ready = await runSteps([prepare, build]);
  const most = sum(ready, await runSteps(steps));
  // Alone, because a browser beside another suite reaches the limits of its waits first.
  printSummary(isWhole ? sum(most, await runSteps([endToEnd])) : most);
}

function sum(one: Result, other: Result): Result {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    timings: [...(one.timings ?? []), ...(other.timings ?? [])],
  };
}
