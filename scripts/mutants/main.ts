import { runTool } from "../tools.ts";

/** `npm run mutants [flow …]`: changes the charts, and lists the changes that no hand-written test notices. */
const { code } = await runTool("vitest", ["run", "--config=scripts/mutants/vitest.config.ts"], {
  show: true,
  environment: { FLOWS: process.argv.slice(2).join(" ") },
});
process.exitCode = code;
