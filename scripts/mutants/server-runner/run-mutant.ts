import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerMutant } from "#scripts/mutants/server/mutant.ts";
import { runTool } from "#scripts/tools.ts";
import { variables, type Prepared } from "./run-environment.ts";
import { projectOf } from "./projects.ts";
import type { Report } from "./report.ts";

/** `invalid`: the mutant does not run, so its tests show nothing. */
export type Verdict =
  | { outcome: "detected"; by: string; message: string }
  | { outcome: "survived" }
  | { outcome: "invalid"; why: string };

export async function runMutant(mutant: ServerMutant, prepared: Prepared): Promise<Verdict> {
  const { report, output } = await runTests(mutant.tests, prepared, mutant.name);
  return report
    ? verdictOf(report)
    : { outcome: "invalid", why: `Vitest ended early. ${output.slice(-500)}` };
}

export function verdictOf({ failed: [failure], broken: [breakage], passed, isLoaded }: Report): Verdict {
  if (failure) {
    const { file, test, message } = failure;
    return /^(ReferenceError|SyntaxError):/.test(message)
      ? { outcome: "invalid", why: `${message} (${file})` }
      : { outcome: "detected", by: `${file}: ${test}`, message };
  }
  if (breakage) return { outcome: "invalid", why: `${breakage.message} (${breakage.file})` };
  if (!isLoaded) return { outcome: "invalid", why: "None of its tests loads the file." };
  return passed === 0 ? { outcome: "invalid", why: "No test ran." } : { outcome: "survived" };
}

/** Runs test files of the usual projects, with the mutant of this name if there is one. */
export async function runTests(
  files: readonly string[],
  prepared: Prepared,
  mutant = "",
): Promise<{ report: Report | null; output: string }> {
  const folder = mkdtempSync(join(tmpdir(), "trellis-mutant-"));
  const reportFile = join(folder, "report.json");
  const projects = [...new Set(files.map(projectOf))].map((name) => `--project=${name}`);
  const config = `--config=${join(import.meta.dirname, "vitest.config.ts")}`;
  try {
    const { output } = await runTool("vitest", ["run", config, ...projects, ...files], {
      environment: {
        [variables.mutant]: mutant,
        [variables.prepared]: JSON.stringify(prepared),
        [variables.report]: reportFile,
      },
    });
    const report = existsSync(reportFile) ? (JSON.parse(readFileSync(reportFile, "utf8")) as Report) : null;
    return { report, output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
