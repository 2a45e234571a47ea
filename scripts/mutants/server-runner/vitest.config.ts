import { join } from "node:path";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { serverMutants } from "#scripts/mutants/server/all.ts";
import type { ServerMutant } from "#scripts/mutants/server/mutant.ts";
import { root } from "#scripts/tools.ts";
import usual from "#vitest.config.ts";
import { variables, type Prepared } from "./run-environment.ts";
import { inOrderOf, projectOf, usualProjects, type ProjectName } from "./projects.ts";
import { reportTo } from "./report.ts";

const name = process.env[variables.mutant];
const mutant = name ? serverMutants.find((one) => one.name === name) : undefined;
if (name && !mutant) throw new Error(`There is no mutant "${name}".`);
const prepared = JSON.parse(process.env[variables.prepared]!) as Prepared;

const mutate = ({ file, find, replace }: ServerMutant): Plugin => {
  const path = join(root, file);
  return {
    name: "mutate",
    enforce: "pre",
    // Without a key of its own the mutated module would be cached as the original.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (id === path ? `${find}\n${replace}` : undefined)),
    transform: (code, id) => (id === path ? { code: code.replace(find, () => replace), map: null } : null),
  };
};

const needed = mutant && new Set<unknown>(mutant.tests.map(projectOf));
/** The usual projects without their global set-up: `main.ts` built the storefront and filled the databases. */
const projects = usualProjects.flatMap(({ test, ...rest }) => {
  const { globalSetup: _, ...own } = test!;
  const provide = prepared[own.name as ProjectName];
  return !needed || needed.has(own.name) ? [{ ...rest, test: { ...own, ...(provide && { provide }) } }] : [];
});

export default defineConfig({
  ...usual,
  root,
  plugins: mutant ? [mutate(mutant)] : [],
  test: {
    ...usual.test,
    projects,
    reporters: [reportTo(process.env[variables.report]!, mutant && join(root, mutant.file))],
    ...(mutant && {
      maxWorkers: 1,
      bail: 1,
      sequence: { sequencer: inOrderOf(mutant.tests) },
      // A mutant may wait for what never happens.
      testTimeout: 60_000,
      expect: { poll: { timeout: 20_000 } },
    }),
  },
});
