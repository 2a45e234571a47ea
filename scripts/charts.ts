import { createHash } from "node:crypto";
import { globSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { runnerImport } from "vite";
import { explore } from "#machines/paths/explore.ts";
import { transitionsOf, restingLeaves } from "#machines/paths/paths.ts";
import { chartOf } from "#workshop/chart/chart.ts";
import { layoutChart } from "#workshop/chart/layout.ts";
import { flowModels, type FlowModel } from "./flows.ts";
import { staleExports, writeExports } from "./stately/exports.ts";
import { root, runTool } from "./tools.ts";

// The workshop's chart component is JSX, which Node cannot read, so Vite loads it.
type Drawer = typeof import("#workshop/chart/statechart.tsx");
const drawer = "workshop/chart/statechart.tsx";

const page = "docs/flows.md";
const drawingsFolder = "docs/charts";
const [tableStart, tableEnd] = ["<!-- flows -->", "<!-- /flows -->"];

/** Writes a drawing of each flow's chart, its exports, and the tables of flows in docs/flows.md. */
export async function generateCharts(folder = root): Promise<void> {
  const flows = await flowModels();
  writeExports(folder, flows);
  mkdirSync(join(folder, drawingsFolder), { recursive: true });
  for (const file of goneIn(folder, flows)) rmSync(join(folder, file));
  const changed = flows.filter((flow) => isStale(folder, flow));
  for (const [file, text] of await drawingsOf(changed)) writeFileSync(join(folder, file), text);
  const pageFile = join(folder, page);
  const text = readFileSync(pageFile, "utf8");
  const table = `${tableStart}\n\n${flowTables(flows)}\n\n${tableEnd}`;
  writeFileSync(
    pageFile,
    text.replace(tableIn(text), () => table),
  );
  const { code, output } = await runTool("oxfmt", [pageFile]);
  if (code !== 0) throw new Error(output);
}

/** Finds outdated files by their hashes, without drawing. */
export async function staleCharts(folder = root): Promise<string[]> {
  const flows = await flowModels();
  const changed = flows.filter((flow) => isStale(folder, flow)).map(({ flow }) => fileOf(flow));
  const table = tableIn(readFileSync(join(folder, page), "utf8"));
  const isTableStale = wordsOf(table) !== wordsOf(`${tableStart} ${flowTables(flows)} ${tableEnd}`);
  return [
    ...changed,
    ...goneIn(folder, flows),
    ...staleExports(folder, flows),
    ...(isTableStale ? [page] : []),
  ];
}

async function drawingsOf(flows: readonly FlowModel[]): Promise<Map<string, string>> {
  const { module } = await runnerImport<Drawer>(join(root, drawer), { root, configFile: false });
  const drawings = flows.map(async ({ flow, model }) => {
    const drawing = await layoutChart(chartOf(model.machine), "DOWN");
    const svg = renderToStaticMarkup(createElement(module.Statechart, { drawing }));
    const text = `${svg.replaceAll("><", ">\n<")}\n`;
    return [fileOf(flow), `${text}${markOf(hashOf(sourceOf(model)), hashOf(text))}\n`] as const;
  });
  return new Map(await Promise.all(drawings));
}

const goneIn = (folder: string, flows: readonly FlowModel[]): string[] =>
  drawingsIn(folder).filter((file) => !flows.some(({ flow }) => fileOf(flow) === file));

function isStale(folder: string, { flow, model }: FlowModel): boolean {
  const written = readIfAny(join(folder, fileOf(flow)))?.trimEnd() ?? "";
  const end = written.lastIndexOf("<!--");
  return written.slice(end) !== markOf(hashOf(sourceOf(model)), hashOf(written.slice(0, Math.max(end, 0))));
}

const markOf = (source: string, drawing: string) => `<!-- of ${source}, as ${drawing} -->`;
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

const sourceOf = (model: FlowModel["model"]): string =>
  JSON.stringify(chartOf(model.machine)) +
  globSync("workshop/chart/*.{ts,tsx,css}", { cwd: root })
    .filter((file) => !/\.test\./.test(file))
    .sort()
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("");

/** A heading and a table for each area. */
function flowTables(flows: readonly FlowModel[]): string {
  const areas = Object.entries(Object.groupBy(flows, ({ area }) => area));
  return areas.map(([area, inArea = []]) => `## ${area}\n\n${flowTable(inArea)}`).join("\n\n");
}

function flowTable(flows: readonly FlowModel[]): string {
  const rows = flows.map(({ flow, model }) => {
    const states = restingLeaves(model.machine).length;
    const file = relative(dirname(page), fileOf(flow));
    const picture = `<img src="${file}" width="160" alt="Chart of the ${flow} flow">`;
    const arrows = transitionsOf(model.machine).length;
    const cells = [`**${flow}**`, model.purpose, states, arrows, explore(model).visits.length];
    return `| ${cells.join(" | ")} | <a href="${file}">${picture}</a> |`;
  });
  return [
    "| flow | what it is for | states | arrows | paths | chart |",
    "| - | - | -: | -: | -: | - |",
    ...rows,
  ].join("\n");
}

/** @throws if docs/flows.md has no markers for the tables */
function tableIn(text: string): string {
  const [from, to] = [text.indexOf(tableStart), text.indexOf(tableEnd)];
  if (from < 0 || to < from) throw new Error(`${page} has no ${tableStart} … ${tableEnd}`);
  return text.slice(from, to + tableEnd.length);
}

/** The formatter realigns the table's columns. */
const wordsOf = (text: string) => text.replace(/\s+/g, " ").replace(/-{2,}/g, "-");

const fileOf = (flow: string) => `${drawingsFolder}/${flow}.svg`;
const drawingsIn = (folder: string): string[] => globSync(`${drawingsFolder}/*.svg`, { cwd: folder });
const readIfAny = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : null);
