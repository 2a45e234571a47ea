import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { root, runTool } from "#scripts/tools.ts";
import { compareSurvivors, survivorsIn, type AgreedSurvivors, type Report } from "./survivors.ts";

const folder = "scripts/mutants/domain";
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** @param files names such as `money` or `romanize/greek`; without any, all of `domain/` */
export async function mutateDomain(files: readonly string[]): Promise<number> {
  const chosen = files.map((file) => `domain/${file}.ts`);
  const options = chosen.length > 0 ? ["--mutate", chosen.join()] : [];
  const { code } = await runTool(
    "@stryker-mutator/core#stryker",
    ["run", `${folder}/stryker.config.mjs`, ...options],
    { show: true },
  );
  if (code !== 0) return code;
  const report = JSON.parse(read(".cache/stryker-domain.json")) as Report;
  const agreed = parse(read(`${folder}/survivors.yaml`)) as AgreedSurvivors;
  const { undetected, outdated } = compareSurvivors(
    survivorsIn(report),
    agreed,
    chosen.length > 0 ? chosen : Object.keys({ ...report.files, ...agreed }),
  );
  print(undetected, "no test detects these mutants, and survivors.yaml does not say why:");
  print(outdated, "survivors.yaml lists these mutants, which are detected or gone:");
  return undetected.length + outdated.length > 0 ? 1 : 0;
}

function print(mutants: readonly string[], heading: string): void {
  if (mutants.length > 0) console.error(`\n${mutants.length}: ${heading}\n  ${mutants.join("\n  ")}`);
}
