import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, TestModule, Vitest } from "vitest/node";
import { root } from "#scripts/tools.ts";

/** What a run of Vitest found out. Messages are their first lines. */
export type Report = {
  passed: number;
  failed: { file: string; test: string; message: string }[];
  /** Files that could not be loaded, and set-ups that failed. */
  broken: { file: string; message: string }[];
  /** Whether a test loaded the mutated file. */
  isLoaded: boolean;
};

/** A reporter that writes a `Report` to a file. */
export function reportTo(file: string, mutated: string | undefined): Reporter {
  let vitest: Vitest;
  return {
    onInit: (opened) => {
      vitest = opened;
    },
    onTestRunEnd: (modules, unhandled) => {
      const tests = modules.flatMap((module) =>
        [...module.children.allTests()].map((test) => ({
          test,
          result: test.result(),
          file: pathOf(module),
        })),
      );
      const report: Report = {
        passed: tests.filter(({ result }) => result.state === "passed").length,
        failed: tests.flatMap(({ test, result, file }) =>
          result.state === "failed"
            ? [{ file, test: test.fullName, message: firstLine(result.errors[0]) }]
            : [],
        ),
        broken: [
          ...modules.flatMap((module) => {
            const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
            return [...module.errors(), ...suites].map((error) => ({
              file: pathOf(module),
              message: firstLine(error),
            }));
          }),
          ...unhandled.map((error) => ({ file: "", message: firstLine(error) })),
        ],
        isLoaded:
          mutated !== undefined && vitest.projects.some((project) => isLoadedIn(project.vite, mutated)),
      };
      writeFileSync(file, JSON.stringify(report));
    },
  };
}

const isLoadedIn = ({ environments }: Vitest["vite"], file: string): boolean =>
  Object.values(environments).some(({ moduleGraph }) => moduleGraph.getModulesByFile(file)?.size);

const pathOf = ({ moduleId }: TestModule): string => relative(root, moduleId);

const firstLine = (error: { name?: string; message?: string } | undefined): string => {
  const [line = ""] = stripVTControlCharacters(error?.message ?? "").split("\n");
  return error?.name && error.name !== "AssertionError" ? `${error.name}: ${line}` : line;
};
