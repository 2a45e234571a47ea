import { globSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { runnerImport } from "vite";
import { restingLeaves, transitionPaths } from "../machines/paths/paths.ts";
import { chartOf } from "../workshop/chart/chart.ts";
import { layoutChart } from "../workshop/chart/layout.ts";
import { flowModels, type FlowModel } from "./flows.ts";
import { root, runTool } from "./tools.ts";

// The drawings are made by the same component that draws in the workshop; it is JSX, which Node alone cannot read,
// so Vite loads it.
type Drawer = typeof import("../workshop/chart/statechart.tsx");
const drawer = "workshop/chart/statechart.tsx";

const drawingsFolder = "docs/charts";
const [tableStart, tableEnd] = ["<!-- flows -->", "<!-- /flows -->"];

/** Writes the drawing of each flow's chart, and the table of the flows in the README. */
export async function generateCharts(folder = root): Promise<void> {
  const flows = await flowModels();
  const drawings = await drawingsOf(flows);
  mkdirSync(join(folder, drawingsFolder), { recursive: true });
  for (const file of drawingsIn(folder)) if (!drawings.has(file)) rmSync(join(folder, file));
  for (const [file, text] of drawings) writeFileSync(join(folder, file), text);
  const readme = join(folder, "README.md");
  const text = readFileSync(readme, "utf8");
  const table = `${tableStart}\n\n${flowTable(flows)}\n\n${tableEnd}`;
  writeFileSync(
    readme,
    text.replace(tableIn(text), () => table),
  );
  const { code, output } = await runTool("oxfmt", [readme]);
  if (code !== 0) throw new Error(output);
}

/** The drawings, and the README, that do not show the charts as they are now. */
export async function staleCharts(folder = root): Promise<string[]> {
  const flows = await flowModels();
  const drawings = await drawingsOf(flows);
  const changed = [...drawings].filter(([file, text]) => readIfAny(join(folder, file)) !== text);
  const gone = drawingsIn(folder).filter((file) => !drawings.has(file));
  const table = tableIn(readFileSync(join(folder, "README.md"), "utf8"));
  const isTableStale = wordsOf(table) !== wordsOf(`${tableStart} ${flowTable(flows)} ${tableEnd}`);
  return [...changed.map(([file]) => file), ...gone, ...(isTableStale ? ["README.md"] : [])];
}

async function drawingsOf(flows: readonly FlowModel[]): Promise<Map<string, string>> {
  const { module } = await runnerImport<Drawer>(join(root, drawer), { root, configFile: false });
  const drawings = flows.map(async ({ flow, model }) => {
    const drawing = await layoutChart(chartOf(model.machine), "DOWN");
    const svg = renderToStaticMarkup(createElement(module.Statechart, { drawing }));
    return [fileOf(flow), `${svg.replaceAll("><", ">\n<")}\n`] as const;
  });
  return new Map(await Promise.all(drawings));
}

function flowTable(flows: readonly FlowModel[]): string {
  const rows = flows.map(({ flow, model }) => {
    const states = restingLeaves(model.machine).length;
    const picture = `<img src="${fileOf(flow)}" width="160" alt="Chart of the ${flow} flow">`;
    const cells = [`**${flow}**`, model.purpose, states, transitionPaths(model).length];
    return `| ${cells.join(" | ")} | <a href="${fileOf(flow)}">${picture}</a> |`;
  });
  return [
    "| flow | what it is for | states | transitions | chart |",
    "| - | - | -: | -: | - |",
    ...rows,
  ].join("\n");
}

/** @throws when the README has no place for the table */
function tableIn(readme: string): string {
  const [from, to] = [readme.indexOf(tableStart), readme.indexOf(tableEnd)];
  if (from < 0 || to < from) throw new Error(`README.md has no ${tableStart} … ${tableEnd}`);
  return readme.slice(from, to + tableEnd.length);
}

/** A table's columns are made even by the formatter, which changes none of its words. */
const wordsOf = (text: string) => text.replace(/\s+/g, " ").replace(/-{2,}/g, "-");

const fileOf = (flow: string) => `${drawingsFolder}/${flow}.svg`;
const drawingsIn = (folder: string): string[] => globSync(`${drawingsFolder}/*.svg`, { cwd: folder });
const readIfAny = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : null);
