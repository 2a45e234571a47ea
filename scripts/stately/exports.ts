import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chartOf } from "#workshop/chart/chart.ts";
import { camelCase, type FlowModel } from "#scripts/flows.ts";
import { definitionOf } from "./definition.ts";
import { mermaidOf } from "./mermaid.ts";
import { sourceOf } from "./source.ts";

export const exportsFolder = "generated/stately";

/** Writes each chart for other programs: as a source of its own, as JSON and as a diagram of Mermaid. */
export function writeExports(folder: string, flows: readonly FlowModel[]): void {
  const exported = exportsOf(flows);
  for (const file of exportsIn(folder)) if (!exported.has(file)) rmSync(join(folder, file));
  for (const [file, text] of exported) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** The files that are missing, outdated or of a flow that no longer exists. */
export function staleExports(folder: string, flows: readonly FlowModel[]): string[] {
  const exported = exportsOf(flows);
  const outdated = [...exported].flatMap(([file, text]) => (isWritten(join(folder, file), text) ? [] : file));
  return [...outdated, ...exportsIn(folder).filter((file) => !exported.has(file))];
}

function exportsOf(flows: readonly FlowModel[]): Map<string, string> {
  const files = flows.flatMap(({ flow, area, model }) => {
    const definition = definitionOf(model);
    const named = { name: `${camelCase(flow)}Machine`, origin: `machines/${area}/${flow}` };
    return [
      [`${exportsFolder}/${flow}.ts`, sourceOf(model.machine, definition, named)],
      [`${exportsFolder}/${flow}.json`, `${JSON.stringify(definition, null, 2)}\n`],
      [`${exportsFolder}/${flow}.mmd`, mermaidOf(chartOf(model.machine))],
    ] as const;
  });
  return new Map(files);
}

const isWritten = (file: string, text: string): boolean =>
  existsSync(file) && readFileSync(file, "utf8") === text;
const exportsIn = (folder: string): string[] =>
  globSync(`${exportsFolder}/*.{ts,json,mmd}`, { cwd: folder }).sort();
