import { changedArrows, changedOperations, changedScreens, changedTexts, type Change } from "./compare.ts";
import type { Version } from "./version.ts";

/** What changed between two versions, as Markdown. */
export function changesPage(before: Version, now: Version, title: string): string {
  const versions = { before, now };
  return [
    `# ${title}`,
    section("Flows: arrows gained and lost", changedArrows(versions)),
    section("Screens", changedScreens(versions)),
    section("Texts", changedTexts(versions)),
    section("Operations of the API", changedOperations(versions)),
  ].join("\n\n");
}

const section = (title: string, changes: readonly Change[]): string =>
  [`## ${title}`, ...(changes.length === 0 ? ["Nothing changed."] : changes.map(entry))].join("\n\n");

/** A fence longer than any in the lines. */
const entry = ({ about, lines }: Change): string =>
  lines.length === 1 && !/^[-+] /.test(lines[0]!)
    ? `- ${about}: ${lines[0]!.toLowerCase()}`
    : [`### ${about}`, ["````diff", ...lines, "````"].join("\n")].join("\n\n");
