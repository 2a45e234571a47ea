import { staleCharts } from "./charts.ts";
import { staleFiles } from "./contract.ts";
import { staleCountries } from "./countries.ts";
import { entrySize } from "./entry-size.ts";
import { coverage, staleStories } from "./stories.ts";
import { root, runNode, runTool, type Ran } from "./tools.ts";
import { join } from "node:path";

/** Something that is checked: counts as one test, or as many as it says. */
export type Step = { name: string; run: () => Promise<Result> };
export type Result = { passed: number; failed: number; output?: string };

const once = (name: string, run: () => Promise<Ran>): Step => ({
  name,
  run: async () => {
    const { code, output } = await run();
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
  },
});

export const importFolders = [
  "domain",
  "machines",
  "src",
  "server",
  "sandbox",
  "scripts",
  "tests",
  "art",
  "workshop",
];

/** What needs no database and no browser. */
export const quickSteps: readonly Step[] = [
  once("Types", () => runTool("tsgo#tsc", ["-p", "."])),
  once("Lint", () => runTool("oxlint", ["--deny-warnings"])),
  once("Format", () => runTool("oxfmt", ["--check"])),
  once("Import directions", () =>
    runTool("dependency-cruiser#depcruise", ["--output-type", "err-long", ...importFolders]),
  ),
  once("Unused code", () => runTool("knip", ["--no-progress"])),
  once("The contract is sound", () => runTool("@redocly/cli#redocly", ["lint", "openapi/openapi.yaml"])),
  once("What is generated from the contract and countries-list is up to date", async () => {
    const stale = [...(await staleFiles()), ...staleCountries()];
    const output = `${stale.map((name) => `generated/${name}`).join(", ")} is not what openapi/ or countries-list says. Run \`npm run generate\`.`;
    return { code: stale.length, output };
  }),
  once("Every state has its story, every arrow its path", async () => {
    for (const line of await coverage()) console.log(`  ${line}`);
    const stale = await staleStories();
    return { code: stale.length, output: [...stale, "`npm run generate` renews them."].join("\n") };
  }),
  once("What is generated from the charts is up to date", async () => {
    const stale = await staleCharts();
    const output = `${stale.join(", ")} does not show the charts as they are. Run \`npm run generate\`.`;
    return { code: stale.length, output };
  }),
  once("Build", () => runNode(join(root, "scripts/build.ts"), [])),
  once("Size of the entry", async () => {
    const { kilobytes, allowed } = entrySize();
    const output = `A first visit loads ${kilobytes.toFixed(1)} kB of scripts; ${allowed} kB are allowed.`;
    console.log(`  ${output}`);
    return { code: kilobytes <= allowed ? 0 : 1, output };
  }),
];

/** Says each step as it goes; answers how much passed and failed. A step that throws has failed. */
export async function runSteps(
  steps: readonly Step[],
  say: (line: string) => void = console.log,
): Promise<Result> {
  const total = { passed: 0, failed: 0 };
  for (const [index, { name, run }] of steps.entries()) {
    say(`[${index + 1}/${steps.length}] ${name} …`);
    const began = performance.now();
    const result = await run().catch((error: Error): Result => ({
      passed: 0,
      failed: 1,
      output: error.stack ?? error.message,
    }));
    if (result.output) say(result.output.trimEnd());
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    say(`  ${result.failed === 0 ? "passed" : `FAILED (${result.failed})`} after ${seconds} s`);
    total.passed += result.passed;
    total.failed += result.failed;
  }
  return total;
}

/** The last line that is written, and the exit code. */
export function conclude({ passed, failed }: Result): void {
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`${passed} passed, ${failed} failed`);
}
