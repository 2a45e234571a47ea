import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Result, Step } from "./steps.ts";
import { root, runTool } from "./tools.ts";

type VitestReport = {
  numPassedTests: number;
  numTotalTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

const results = join(root, "test-results");

/** Vitest with its options. Whatever did not pass has failed, a skipped test too. */
export const vitest = (name: string, options: readonly string[] = []): Step => ({
  name,
  run: async () => {
    const file = freshFile("vitest.json");
    const args = ["run", ...options, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const { code } = await runTool("vitest", args, { show: true });
    return vitestResult(code, read<VitestReport>(file));
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

/** Every story in a browser, read from the left and from the right, with the accessibility check. */
export const stories = vitest("Stories, in a browser", ["--config=.storybook/vitest.config.ts"]);

/** Playwright against the running shop. A test that passed only when repeated has failed. */
export const endToEnd: Step = {
  name: "End to end, in a browser",
  run: async () => {
    const file = freshFile("playwright.json");
    const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const { code } = await runTool("@playwright/test#playwright", ["test", "--reporter=list,json"], {
      show: true,
      environment,
    });
    return playwrightResult(code, read<PlaywrightReport>(file));
  },
};

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
