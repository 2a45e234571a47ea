import { matchesGlob } from "node:path";
import type { TestProjectInlineConfiguration } from "vitest/config";
import usual from "../../../vitest.config.ts";

/** Where a test file runs; one that runs on both databases runs on PostgreSQL here, which is faster. */
const order = ["plain", "postgres", "embedded"] as const;
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
