import { runTool } from "#scripts/tools.ts";
import { mutateDomain } from "./domain/main.ts";

/**
 * `npm run mutants [flow …]`: mutates the charts and lists the mutants that no hand-written test detects.
 * `npm run mutants -- domain [file …]`: the same for the code in `domain/`.
 */
const [first, ...rest] = process.argv.slice(2);
process.exitCode = first === "domain" ? await mutateDomain(rest) : await mutateCharts();

async function mutateCharts(): Promise<number> {
  const { code } = await runTool("vitest", ["run", "--config=scripts/mutants/vitest.config.ts"], {
    show: true,
    environment: { FLOWS: process.argv.slice(2).join(" ") },
  });
  return code;
}
