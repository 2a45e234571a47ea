import { join, matchesGlob } from "node:path";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { root } from "#scripts/tools.ts";
import usual from "#vitest.config.ts";

/** Where a test file runs; one that runs on both databases runs on PostgreSQL here, which is faster. */
const order = ["plain", "slow", "postgres", "embedded"] as const;
export type ProjectName = (typeof order)[number];

export const usualProjects = usual.test!.projects as TestProjectInlineConfiguration[];

export function projectOf(file: string): ProjectName {
  const found = order.find((name) => {
    const { include = [], exclude = [] } = usualProjects.find(({ test }) => test?.name === name)!.test!;
    const matches = (glob: string) => matchesGlob(file, glob);
    return include.some(matches) && !exclude.some(matches);
  });
  if (!found) throw new Error(`${file} is not a test file of vitest.config.ts.`);
  return found;
}

/** Runs the files in this order, so that the likeliest to fail is first. */
export const inOrderOf = (files: readonly string[]) =>
  class extends BaseSequencer {
    override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
      const rank = ({ moduleId }: TestSpecification) =>
        files.findIndex((file) => join(root, file) === moduleId);
      return specifications.toSorted((one, other) => rank(one) - rank(other));
    }
  };
