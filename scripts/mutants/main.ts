import { runTool } from "#scripts/tools.ts";
import { mutateDomain } from "./domain/main.ts";
import { runServerMutants } from "./server-runner/main.ts";

/**
 * `npm run mutants [flow …]`: mutates the charts and lists the mutants that no hand-written test detects.
 * `npm run mutants -- domain [file …]`: the same for the code in `domain/`.
 * `npm run mutants -- server [word …]`: the same for the slips listed in `server/`.
 */
const [first, ...rest] = process.argv.slice(2);
process.exitCode = await mutate();

async function mutate(): Promise<number> {
  if (first === "domain") return mutateDomain(rest);
  if (first === "server") return Number(!(await runServerMutants(rest)));
  return mutateCharts();
}

async function mutateCharts(): Promise<number> {
  const { code } = await runTool("vitest", ["run", "--config=scripts/mutants/vitest.config.ts"], {
    show: true,
    environment: { FLOWS: process.argv.slice(2).join(" ") },
  });
  return code;
}
