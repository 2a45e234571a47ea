import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import type { Result, Step, Timing } from "./steps.ts";
import { root, runTool } from "./tools.ts";

type VitestReport = {
  numPassedTests: number;
  numTotalTests: number;
  testResults: { status: string; name?: string; assertionResults: VitestTest[] }[];
};
type VitestTest = { fullName?: string; duration?: number };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: PlaywrightSuite[];
};
type PlaywrightSuite = {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { results: { duration: number }[] }[] }[];
};

const results = join(root, "test-results");

/** A skipped test counts as failed. */
export const vitest = (
  name: string,
  options: readonly string[] = [],
  elsewhere: { folder?: string; environment?: Record<string, string> } = {},
): Step => ({
  name,
  run: async () => {
    const file = freshFile(`${name.replace(/\W+/g, "-")}.json`);
    const args = ["run", ...options, "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
    const { code, output } = await runTool("vitest", args, elsewhere);
    const report = read<VitestReport>(file);
    const result = vitestResult(code, report);
    return { ...result, ...(result.failed > 0 ? { output } : {}), timings: vitestTimings(report) };
  },
});

export function vitestResult(code: number, report: VitestReport | null): Result {
  if (!report) return { passed: 0, failed: 1 };
  const unread = report.testResults.filter(
    ({ status, assertionResults }) => status !== "passed" && assertionResults.length === 0,
  );
  const failed = report.numTotalTests - report.numPassedTests + unread.length;
  const nothing = report.numPassedTests === 0;
  return { passed: report.numPassedTests, failed: failed === 0 && (code !== 0 || nothing) ? 1 : failed };
}

/** Every story in a browser, with accessibility and layout checks in both directions. */
export const stories = vitest("Stories, in a browser", ["--config=.storybook/vitest.config.ts"]);

/** Playwright against running shops. A test that passes only on a retry has failed. */
export const endToEnd: Step = {
  name: "End to end, in a browser",
  run: async () => {
    const file = freshFile("playwright.json");
    const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const { code, output } = await runTool("@playwright/test#playwright", ["test", "--reporter=list,json"], {
      environment,
    });
    const report = read<PlaywrightReport>(file);
    const result = playwrightResult(code, report);
    return {
      ...result,
      ...(result.failed > 0 ? { output } : {}),
      timings: playwrightTimings(report?.suites),
    };
  },
};

const vitestTimings = (report: VitestReport | null): Timing[] =>
  (report?.testResults ?? []).flatMap(({ name = "", assertionResults }) =>
    assertionResults.map(({ fullName = "", duration = 0 }) => ({
      name: `${relative(root, name)}: ${fullName.trim()}`,
      milliseconds: duration,
    })),
  );

const playwrightTimings = (suites: readonly PlaywrightSuite[] = []): Timing[] =>
  suites.flatMap(({ file, specs, suites: inner }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.flatMap(({ results }) =>
        results.map(({ duration }) => ({ name: `e2e/${file}: ${title}`, milliseconds: duration })),
      ),
    ),
    ...playwrightTimings(inner),
  ]);

export function playwrightResult(code: number, report: PlaywrightReport | null): Result {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + skipped;
  return { passed: expected, failed: failed === 0 && (code !== 0 || expected === 0) ? 1 : failed };
}

function freshFile(name: string): string {
  mkdirSync(results, { recursive: true });
  const file = join(results, name);
  rmSync(file, { force: true });
  return file;
}

const read = <Report>(file: string): Report | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : null;
