import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runSteps, slowest } from "./steps.ts";
import { playwrightResult, vitestResult } from "./suites.ts";
import { root } from "./tools.ts";
import { onBoth, onlyOnEmbedded, slow } from "#vitest.config.ts";

const file = (status: string, tests = 1) => ({ status, assertionResults: Array(tests).fill({}) });

describe("in Vitest's report", () => {
  test.each([
    [
      "all passed",
      0,
      { numPassedTests: 3, numTotalTests: 3, testResults: [file("passed", 3)] },
      { passed: 3, failed: 0 },
    ],
    [
      "a skipped test counts as failed",
      0,
      { numPassedTests: 2, numTotalTests: 3, testResults: [file("passed", 3)] },
      { passed: 2, failed: 1 },
    ],
    [
      "an unreadable file counts as failed",
      1,
      { numPassedTests: 2, numTotalTests: 2, testResults: [file("passed", 2), file("failed", 0)] },
      { passed: 2, failed: 1 },
    ],
    [
      "an error outside the tests counts as failed",
      1,
      { numPassedTests: 2, numTotalTests: 2, testResults: [file("passed", 2)] },
      { passed: 2, failed: 1 },
    ],
    [
      "a run without tests counts as failed",
      0,
      { numPassedTests: 0, numTotalTests: 0, testResults: [] },
      { passed: 0, failed: 1 },
    ],
    ["no report has failed", 0, null, { passed: 0, failed: 1 }],
  ])("%s", (_, code, report, result) => {
    expect(vitestResult(code, report)).toEqual(result);
  });
});

describe("in Playwright's report", () => {
  test.each([
    ["all passed", 0, { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }, { passed: 4, failed: 0 }],
    [
      "failed, repeated and skipped tests count as failed",
      1,
      { expected: 4, unexpected: 1, flaky: 1, skipped: 1 },
      { passed: 4, failed: 3 },
    ],
    [
      "a server that did not start counts as failed",
      1,
      { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
      { passed: 0, failed: 1 },
    ],
  ])("%s", (_, code, stats, result) => {
    expect(playwrightResult(code, { stats })).toEqual(result);
  });

  test("a missing report counts as a failure", () => {
    expect(playwrightResult(0, null)).toEqual({ passed: 0, failed: 1 });
  });
});

test("the slowest tests are listed, slowest first", () => {
  const timings = [3, 1, 2].map((milliseconds) => ({ name: `test ${milliseconds}`, milliseconds }));
  expect(slowest(timings, 2).map(({ name }) => name)).toEqual(["test 3", "test 2"]);
});

test("step results are added up, and a step that throws has failed", async () => {
  const steps = [
    { name: "a step", run: async () => ({ passed: 2, failed: 1 }) },
    { name: "a step that throws", run: () => Promise.reject(new Error("planted")) },
    { name: "the step after it", run: async () => ({ passed: 5, failed: 0 }) },
  ];
  const output: string[] = [];
  expect(await runSteps(steps, (line) => output.push(line))).toEqual({ passed: 7, failed: 2, timings: [] });
  expect(output.filter((line) => line.endsWith("…"))).toEqual([
    "a step …",
    "a step that throws …",
    "the step after it …",
  ]);
  expect(output.join("\n")).toContain("Error: planted");
});

describe("of the tests that are listed by name", () => {
  const expand = (pattern: string): string[] => {
    const [braces, names] = /\{([^}]*)\}/.exec(pattern) ?? [];
    return names === undefined ? [pattern] : names.split(",").map((name) => pattern.replace(braces!, name));
  };

  test.each([...onlyOnEmbedded, ...onBoth, ...slow].flatMap(expand))("%s exists", (file) => {
    expect(existsSync(join(root, file))).toBe(true);
  });
});
