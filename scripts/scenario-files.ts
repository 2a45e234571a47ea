import { globSync } from "node:fs";
import { basename, join } from "node:path";
import type { Scenario } from "#scenarios/steps.ts";
import { root } from "./tools.ts";

export type ScenarioFile = { area: string; name: string };

/** Sorted by area and name. */
export const scenarioNames = (): ScenarioFile[] =>
  globSync("scenarios/*/*.scenario.ts", { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .sort()
    .map((file) => ({ area: file.split("/")[1]!, name: basename(file, ".scenario.ts") }));

export async function readScenario({ area, name }: ScenarioFile): Promise<Scenario> {
  const file = join(root, "scenarios", area, `${name}.scenario.ts`);
  return ((await import(file)) as { default: Scenario }).default;
}

/** The arrows of charts that the scenario takes, one per line. */
export const arrowsFile = ({ name }: Pick<ScenarioFile, "name">): string =>
  join(root, "scenarios/arrows", `${name}.txt`);

export const recordingFile = ({ name }: ScenarioFile): string =>
  join(root, "scenarios/recorded", `${name}.json`);
