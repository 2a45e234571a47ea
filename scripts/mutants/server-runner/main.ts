import { availableParallelism } from "node:os";
import { serverMutants } from "#scripts/mutants/server/all.ts";
import { kinds, type ServerMutant } from "#scripts/mutants/server/mutant.ts";
import { buildAll } from "#scripts/build.ts";
import { prepare } from "./prepare.ts";
import { projectOf } from "./projects.ts";
import type { Prepared } from "./run-environment.ts";
import { runMutant, runTests, type Verdict } from "./run-mutant.ts";

type Judged = { mutant: ServerMutant; verdict: Verdict };

/** Runs the mutants whose name, kind or file contains one of the words. Returns whether all were detected. */
export async function runServerMutants(words: readonly string[]): Promise<boolean> {
  const wanted = serverMutants.filter(
    ({ name, kind, file }) =>
      words.length === 0 || words.some((word) => `${name} ${kind} ${file}`.includes(word)),
  );
  if (wanted.length === 0) throw new Error(`No mutant of the server is called ${words.join(" or ")}.`);
  const started = Date.now();
  await buildAll();
  const files = [...new Set(wanted.flatMap(({ tests }) => tests))];
  // An exit stops PostgreSQL, the default action of these signals would not.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));
  const { prepared, remove } = await prepare(new Set(files.map(projectOf)));
  try {
    console.log(`Running the ${files.length} test files of ${wanted.length} mutants without a mutant …`);
    if (!(await passUnmutated(files, prepared))) return false;
    const judged = await judge(wanted, prepared);
    printSummary(judged, Date.now() - started);
    return judged.every(({ verdict }) => verdict.outcome === "detected");
  } finally {
    await remove();
  }
}

async function passUnmutated(files: readonly string[], prepared: Prepared): Promise<boolean> {
  const { report, output } = await runTests(files, prepared);
  const failures = [...(report?.failed ?? []), ...(report?.broken ?? [])];
  if (report && report.passed > 0 && failures.length === 0) return true;
  console.error("The tests fail without a mutant, so they cannot tell one:");
  if (!report) console.error(output);
  for (const { file, message } of failures) console.error(`  ${file}: ${message}`);
  return false;
}

async function judge(mutants: readonly ServerMutant[], prepared: Prepared): Promise<Judged[]> {
  const judged: Judged[] = [];
  const waiting = [...mutants];
  const work = async () => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const verdict = await runMutant(mutant, prepared);
      judged.push({ mutant, verdict });
      console.log(`${judged.length}/${mutants.length} ${describe(mutant, verdict)}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return judged;
}

function describe({ kind, name }: ServerMutant, verdict: Verdict): string {
  const what = `[${kind}] ${name}`;
  switch (verdict.outcome) {
    case "detected":
      return `${what}\n    detected by ${verdict.by}\n    ${verdict.message}`;
    case "survived":
      return `${what}\n    SURVIVED`;
    case "invalid":
      return `${what}\n    INVALID: ${verdict.why}`;
  }
}

function printSummary(judged: readonly Judged[], milliseconds: number): void {
  const count = (all: readonly Judged[]) =>
    all.filter(({ verdict }) => verdict.outcome === "detected").length;
  console.log("");
  for (const kind of kinds) {
    const some = judged.filter(({ mutant }) => mutant.kind === kind);
    if (some.length > 0) console.log(`${kind.padEnd(24)}${count(some)} of ${some.length} detected`);
  }
  console.log(
    `\n${count(judged)} of ${judged.length} mutants detected in ${Math.round(milliseconds / 1000)} s`,
  );
  for (const { mutant, verdict } of judged.filter(({ verdict: { outcome } }) => outcome !== "detected")) {
    console.log(describe(mutant, verdict));
  }
}
