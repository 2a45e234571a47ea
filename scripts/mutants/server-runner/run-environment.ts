import type { ProvidedContext } from "vitest";
import type { ProjectName } from "./projects.ts";

/** Environment variables of one run of Vitest. */
export const variables = {
  mutant: "SERVER_MUTANT",
  prepared: "SERVER_MUTANTS_PREPARED",
  report: "SERVER_MUTANTS_REPORT",
} as const;

/** What the tests of each project are provided with. */
export type Prepared = Partial<Record<ProjectName, ProvidedContext>>;
