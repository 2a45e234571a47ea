import { availableParallelism } from "node:os";
import { isTested as areDrawingsTested } from "#art/tested-sources.ts";
import { staleCharts } from "./charts.ts";
import { staleFiles } from "./contract.ts";
import { staleCountries } from "./countries.ts";
import { staleFonts } from "./fonts.ts";
import { staleEmptyDatabase } from "./empty-database.ts";
import { staleWholePictures } from "./whole-pictures.ts";
import { entrySize } from "./entry-size.ts";
import { staleCoverage } from "./scenario-coverage.ts";
import { coverage, staleStories } from "./stories.ts";
import { untranslated, verifyTexts } from "./texts.ts";
import { root, runNode, runTool, type Ran } from "./tools.ts";
import { join } from "node:path";

/** Counts as one test, or as many as it reports. */
export type Step = { name: string; run: () => Promise<Result> };
export type Result = { passed: number; failed: number; output?: string; timings?: readonly Timing[] };
export type Timing = { name: string; milliseconds: number };

const once = (name: string, run: () => Promise<Ran>): Step => ({
  name,
  run: async () => {
    const { code, output } = await run();
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
  },
});

export const importFolders = [
  "art",
  "bench",
  "domain",
  "e2e",
  "machines",
  "src",
  "server",
  "sandbox",
  "scenarios",
  "scripts",
  "specification",
  "tests",
  "workshop",
];

/** Steps that need no database and no browser. */
export const quickSteps: readonly Step[] = [
  once("Types", () => runTool("tsgo#tsc", ["-p", "."])),
  once("Lint", () => runTool("oxlint", ["--deny-warnings"])),
  once("Format", () => runTool("oxfmt", ["--check"])),
  once("Unused code", () => runTool("knip", ["--no-progress"])),
  once("Every text is there in every language", async () => {
    const { code, output } = await verifyTexts();
    // An unreadable file has no texts yet.
    const english = code === 0 ? untranslated() : [];
    return { code: code + english.length, output: [output, ...english].join("\n") };
  }),
  once("The contract is sound", () => runTool("@redocly/cli#redocly", ["lint", "openapi/openapi.yaml"])),
  once("What is generated from the contract and from packages is up to date", async () => {
    const stale = [
      ...(await staleFiles()),
      ...staleCountries(),
      ...(await staleFonts()),
      ...staleEmptyDatabase(),
      ...staleWholePictures(),
    ];
    const output = `${stale.map((name) => `generated/${name}`).join(", ")} is not what openapi/, countries-list, Fontsource, PGlite or shop-data/pictures says. Run \`npm run generate\`.`;
    return { code: stale.length, output };
  }),
  once("The drawings are tested", async () => ({
    code: areDrawingsTested() ? 0 : 1,
    output:
      "art/ or shop-data/pictures has changed since its tests ran. Run `npm test --workspace art` and commit art/tested-sources.txt.",
  })),
  once("Every state has its story, every arrow its path", async () => {
    await coverage();
    const stale = await staleStories();
    return { code: stale.length, output: [...stale, "`npm run generate` renews them."].join("\n") };
  }),
  once("What is generated from the charts is up to date", async () => {
    const stale = [...(await staleCharts()), ...(await staleCoverage())];
    const output = `${stale.join(", ")} does not show the charts as they are. Run \`npm run generate\`.`;
    return { code: stale.length, output };
  }),
];

/** Browser tests and server-rendered pages use the built storefront. */
export const build: Step = once("Build, and the size of the entry", async () => {
  const built = await runNode(join(root, "scripts/build-all.ts"), []);
  if (built.code !== 0) return built;
  const { kilobytes, allowed } = entrySize();
  const output = `A first visit loads ${kilobytes.toFixed(1)} kB of scripts; ${allowed} kB are allowed.`;
  return { code: kilobytes <= allowed ? 0 : 1, output };
});

const lanes = availableParallelism();

/** Runs steps in parallel and reports how each ended. A step that throws has failed. */
export async function runSteps(
  steps: readonly Step[],
  say: (line: string) => void = console.log,
): Promise<Result & { timings: readonly Timing[] }> {
  const total = { passed: 0, failed: 0, timings: [] as Timing[] };
  const waiting = [...steps];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      say(`${step.name} …`);
      const began = performance.now();
      const result = await step.run().catch((error: Error): Result => ({
        passed: 0,
        failed: 1,
        output: error.stack ?? error.message,
      }));
      const seconds = ((performance.now() - began) / 1_000).toFixed(1);
      const ended = result.failed === 0 ? "passed" : `FAILED (${result.failed})`;
      say([`${step.name}: ${ended} after ${seconds} s`, result.output?.trimEnd()].filter(Boolean).join("\n"));
      total.passed += result.passed;
      total.failed += result.failed;
      total.timings.push(...(result.timings ?? []));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return total;
}

export const slowest = (timings: readonly Timing[], count = 10): Timing[] =>
  timings.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, count);

/** Prints the summary and sets the exit code. */
export function printSummary({ passed, failed, timings = [] }: Result): void {
  const lines = slowest(timings).map(
    ({ name, milliseconds }) => `  ${(milliseconds / 1_000).toFixed(1)} s  ${name}`,
  );
  if (lines.length > 0) console.log(["The slowest ten:", ...lines].join("\n"));
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`${passed} passed, ${failed} failed`);
}
