import { createHash } from "node:crypto";
import { globSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { explore } from "#machines/paths/explore.ts";
import { transitionsOf, restingLeaves } from "#machines/paths/paths.ts";
import { drawingOf, drawingSource, happyPathIn } from "./chart-drawing.ts";
import { flowModels, type FlowModel } from "./flows.ts";
import { staleExports, writeExports } from "./stately/exports.ts";
import { root, runTool } from "./tools.ts";

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
  const drawings = flows.map(async ({ flow, model }) => {
    const text = await drawingOf(model);
    return [fileOf(flow), `${text}${markOf(hashOf(drawingSource(model)), hashOf(text))}\n`] as const;
  });
  return new Map(await Promise.all(drawings));
}

const goneIn = (folder: string, flows: readonly FlowModel[]): string[] =>
  drawingsIn(folder).filter((file) => !flows.some(({ flow }) => fileOf(flow) === file));

function isStale(folder: string, { flow, model }: FlowModel): boolean {
  const written = readIfAny(join(folder, fileOf(flow)))?.trimEnd() ?? "";
  const end = written.lastIndexOf("<!--");
  return (
    written.slice(end) !== markOf(hashOf(drawingSource(model)), hashOf(written.slice(0, Math.max(end, 0))))
  );
}

const markOf = (source: string, drawing: string) => `<!-- of ${source}, as ${drawing} -->`;
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** A table of all flows, and each of them with its drawing. */
function flowTables(flows: readonly FlowModel[]): string {
  const areas = Object.entries(Object.groupBy(flows, ({ area }) => area));
  const drawings = areas.map(([area, inArea = []]) => [`## ${area}`, ...inArea.map(flowPart)].join("\n\n"));
  return [flowTable(flows), ...drawings].join("\n\n");
}

function flowTable(flows: readonly FlowModel[]): string {
  const rows = flows.map(({ flow, area, model }) => {
    const states = restingLeaves(model.machine).length;
    const arrows = transitionsOf(model.machine).length;
    const cells = [`[${flow}](#${flow})`, area, model.purpose, states, arrows, explore(model).visits.length];
    return `| ${cells.join(" | ")} |`;
  });
  return [
    "| flow | area | what it is for | states | arrows | paths |",
    "| - | - | - | -: | -: | -: |",
    ...rows,
  ].join("\n");
}

function flowPart({ flow, model }: FlowModel): string {
  const file = relative(dirname(page), fileOf(flow));
  const drawing = `<img src="${file}" width="1000" alt="${model.title}: ${happyPathIn(model)}">`;
  return `### ${flow}\n\n<a href="${file}">${drawing}</a>`;
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
