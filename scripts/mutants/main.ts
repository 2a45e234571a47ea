import { runTool } from "#scripts/tools.ts";
import { runServerMutants } from "./server-runner/main.ts";

/**
 * `npm run mutants [flow …]`: mutates the charts and lists the mutants that no hand-written test detects.
 * `npm run mutants -- server [word …]`: the same for the slips listed in `server/`.
 */
const [first, ...rest] = process.argv.slice(2);
process.exitCode = first === "server" ? Number(!(await runServerMutants(rest))) : await runChartMutants();

async function runChartMutants(): Promise<number> {
  const { code } = await runTool("vitest", ["run", "--config=scripts/mutants/vitest.config.ts"], {
    show: true,
    environment: { FLOWS: process.argv.slice(2).join(" ") },
  });
  return code;
}
