import { existsSync, globSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "#scripts/tools.ts";
import { compareSurvivors, survivorsIn, type AgreedSurvivors, type Report } from "./survivors.ts";

const mutant = (status: string, start: [number, number], end: [number, number], replacement: string) => ({
  status,
  replacement,
  location: {
    start: { line: start[0], column: start[1] },
    end: { line: end[0], column: end[1] },
  },
});
const report: Report = {
  files: {
    "domain/a.ts": {
      source: "const a =\n  b > 0\n    && c;\nconst d = [];",
      mutants: [
        mutant("Killed", [2, 3], [2, 8], "b >= 0"),
        mutant("Survived", [2, 3], [3, 9], "b > 0\n || c"),
        mutant("NoCoverage", [4, 11], [4, 13], '["Stryker was here"]'),
        mutant("Timeout", [4, 11], [4, 13], "x"),
      ],
    },
  },
};

test("survivors are mutants that no test detects, as original and replacement", () => {
  expect(survivorsIn(report)).toEqual([
    { file: "domain/a.ts", line: 2, mutant: "b > 0 && c => b > 0 || c" },
    { file: "domain/a.ts", line: 4, mutant: '[] => ["Stryker was here"]' },
  ]);
});

test.each([
  [["b > 0 && c => b > 0 || c", '[] => ["Stryker was here"]'], [], []],
  [["b > 0 && c => b > 0 || c"], ['domain/a.ts:4 [] => ["Stryker was here"]'], []],
  [
    ["b > 0 && c => b > 0 || c", '[] => ["Stryker was here"]', '[] => ["Stryker was here"]'],
    [],
    ['domain/a.ts [] => ["Stryker was here"]'],
  ],
])("with %j agreed, %j is undetected and %j outdated", (mutants, undetected, outdated) => {
  const agreed = { "domain/a.ts": [{ why: "Equal.", mutants }], "domain/b.ts": [] };
  expect(compareSurvivors(survivorsIn(report), agreed, ["domain/a.ts"])).toEqual({ undetected, outdated });
});

test("each agreed survivor has a reason, and its code still exists", () => {
  const agreed = parse(readFileSync(join(import.meta.dirname, "survivors.yaml"), "utf8")) as AgreedSurvivors;
  const wrong = Object.entries(agreed).flatMap(([file, groups]) => {
    const path = join(root, file);
    const source = existsSync(path) ? readFileSync(path, "utf8").replace(/\s+/g, " ") : "";
    return groups.flatMap(({ why, mutants }) =>
      mutants
        .filter((each) => why.length < 10 || !source.includes(each.split(" => ")[0]!))
        .map((each) => `${file} ${each}`),
    );
  });
  expect(wrong).toEqual([]);
});

test("no test of domain/ stands in a describe block, where Stryker would not find it", () => {
  const nested = globSync("domain/**/*.test.ts", { cwd: root }).filter((file) =>
    readFileSync(join(root, file), "utf8").includes("describe("),
  );
  expect(nested).toEqual([]);
});

test("what the tests of domain/ import is in Stryker's sandbox, where a test that does not load is silent", async () => {
  const file: string = "./stryker.config.mjs";
  const { default: config } = (await import(file)) as {
    default: { ignorePatterns: string[] };
  };
  const isThere = (path: string) =>
    config.ignorePatterns.some((pattern) => pattern.startsWith("!") && matchesGlob(path, pattern.slice(1)));
  const imported = globSync("domain/**/*.test.ts", { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/ from "#([^"]+)"/g)].map(([, path]) => path!),
  );
  expect(new Set(imported.filter((path) => !isThere(path)))).toEqual(new Set());
});
