import { changedArrows, changedOperations, changedScreens, changedTexts, type Change } from "./compare.ts";
import { widths, type Pictures } from "./pictures.ts";
import type { Version } from "./version.ts";

/** What changed between two versions, as Markdown. `pictures`: of changed screens, by what the change is about. */
export function changesPage(
  versions: { before: Version; now: Version },
  title: string,
  pictures: Pictures = new Map(),
): string {
  return [
    `# ${title}`,
    section("Flows: arrows gained and lost", changedArrows(versions)),
    section("Screens", changedScreens(versions), pictures),
    section("Texts", changedTexts(versions)),
    section("Operations of the API", changedOperations(versions)),
  ].join("\n\n");
}

const section = (title: string, changes: readonly Change[], pictures: Pictures = new Map()): string =>
  [
    `## ${title}`,
    ...(changes.length === 0 ? ["Nothing changed."] : changes.map((change) => entry(change, pictures))),
  ].join("\n\n");

/** A fence longer than any in the lines. */
function entry({ about, lines }: Change, pictures: Pictures): string {
  const shown = pictures.get(about);
  if (!shown && lines.length === 1 && !/^[-+] /.test(lines[0]!))
    return `- ${about}: ${lines[0]!.toLowerCase()}`;
  return [
    `### ${about}`,
    ["````diff", ...lines, "````"].join("\n"),
    ...(shown ? [pictureTable(shown)] : []),
  ].join("\n\n");
}

const pictureTable = ({ before, now }: { before: readonly string[]; now: readonly string[] }): string =>
  [
    "| width | before | now |",
    "| --- | --- | --- |",
    ...widths.map(([width], index) => `| ${width} px | ${cell(before[index])} | ${cell(now[index])} |`),
  ].join("\n");

const cell = (file: string | undefined): string => (file === undefined ? "" : `![](${file})`);
