import { runTool } from "#scripts/tools.ts";

/** `npm run mutants [flow …]`: mutates the charts and lists the mutants that no hand-written test detects. */
const { code } = await runTool("vitest", ["run", "--config=scripts/mutants/vitest.config.ts"], {
  show: true,
  environment: { FLOWS: process.argv.slice(2).join(" ") },
});
process.exitCode = code;
