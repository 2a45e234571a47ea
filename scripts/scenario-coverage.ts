import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyStateNode } from "xstate";
import { nameOf, transitionsOf } from "#machines/paths/paths.ts";
import { endingsWithoutScenario } from "#scenarios/endings.ts";
import { arrowName } from "#workshop/scenarios/taken-arrows.ts";
import { flowModels } from "./flows.ts";
import { arrowsFile, readScenario, scenarioNames, type ScenarioFile } from "./scenario-files.ts";
import { root, runTool } from "./tools.ts";

const coverageFile = join(root, "docs/scenarios.md");

/** The arrows that a scenario takes; none if its story has not been agreed to. */
export const arrowsOf = (file: ScenarioFile): string[] =>
  existsSync(arrowsFile(file)) ? readFileSync(arrowsFile(file), "utf8").split("\n").filter(Boolean) : [];

/** Every arrow of every chart, by flow. */
export async function everyArrow(): Promise<Map<string, string[]>> {
  const models = await flowModels();
  return new Map(
    models.map(({ model }) => [
      model.machine.id,
      [...new Set(transitionsOf(model.machine).map(arrowName))].sort(),
    ]),
  );
}

/** `flow: state` for each state that nothing leads out of. */
export async function everyEnding(): Promise<string[]> {
  const models = await flowModels();
  return models.flatMap(({ model: { machine } }) =>
    leavesOf(machine.root)
      .filter(isEnding)
      .map((node) => `${machine.id}: ${nameOf(node)}`),
  );
}

/** The scenarios that reach an ending. */
export const scenariosTo = (ending: string): string[] => {
  const [flow = "", state = ""] = ending.split(": ");
  const isThere = (arrow: string) => arrow.startsWith(`${flow}: `) && arrow.endsWith(`> ${state}`);
  return scenarioNames().flatMap((file) => (arrowsOf(file).some(isThere) ? [file.name] : []));
};

function leavesOf(node: AnyStateNode): AnyStateNode[] {
  const children = Object.values(node.states);
  return children.length > 0 ? children.flatMap(leavesOf) : [node];
}

const isEnding = (node: AnyStateNode): boolean =>
  node.transitions.size === 0 &&
  (node.always ?? []).length === 0 &&
  node.invoke.length === 0 &&
  (node.parent === undefined || isEnding(node.parent));

export async function generateScenarioCoverage(): Promise<void> {
  writeFileSync(coverageFile, await scenarioCoverage());
  const { code, output } = await runTool("oxfmt", [coverageFile]);
  if (code !== 0) throw new Error(output);
}

/** Empty if the page is as it would be written now. */
export async function staleCoverage(): Promise<string[]> {
  const written = existsSync(coverageFile) ? readFileSync(coverageFile, "utf8") : "";
  return withoutLayout(written) === withoutLayout(await scenarioCoverage()) ? [] : ["docs/scenarios.md"];
}

const withoutLayout = (text: string): string => text.replace(/[\s-]+/g, "");

/** A page that lists the scenarios, and for each flow the arrows that none of them takes. */
async function scenarioCoverage(): Promise<string> {
  const files = scenarioNames();
  const scenarios = await Promise.all(files.map(async (file) => ({ file, ...(await readScenario(file)) })));
  const taken = new Set(files.flatMap(arrowsOf));
  const arrows = await everyArrow();
  const rows = scenarios.map(({ file, title, steps }) => {
    const flows = new Set(arrowsOf(file).map((arrow) => arrow.split(":")[0]));
    return `| ${file.area}/${file.name} | ${title} | ${steps.length} | ${flows.size} |`;
  });
  const flows = [...arrows].map(([flow, all]) => {
    const untaken = all.filter((arrow) => !taken.has(arrow));
    return [
      `<details><summary>${flow}: ${all.length - untaken.length} of ${all.length}</summary>`,
      "",
      ...untaken.map((arrow) => `- \`${arrow.slice(flow.length + 2)}\``),
      "",
      "</details>",
    ].join("\n");
  });
  const total = [...arrows.values()].flat().length;
  const endings = (await everyEnding()).map((ending) => {
    const reached = scenariosTo(ending);
    return `| ${ending} | ${reached.length > 0 ? reached.join(", ") : endingsWithoutScenario[ending]} |`;
  });
  return `# Scenarios and what they cover

Written by \`npm run generate\`. [workshop.md](workshop.md#scenarios) says what a scenario is.

| scenario | what happens | steps | flows |
| --- | --- | --: | --: |
${rows.join("\n")}

## Where flows end

Each state that nothing leads out of, with the scenarios that reach it, or why none does. \`scenarios/endings.ts\` has the reasons.

| flow and state | scenarios |
| --- | --- |
${endings.join("\n")}

## Arrows that no scenario takes

${scenarios.length} scenarios take ${taken.size} of ${total} arrows. The others are refusals and waits that a flow's own stories show.

${flows.join("\n")}`;
}
