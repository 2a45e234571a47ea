import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadCsf } from "storybook/internal/csf-tools";
import { agreeScreen } from "./agree-screen.ts";

/**
 * Compares a story's screen with the agreed one beside it, in `<name>.screens.txt`.
 *
 * @param isAgreed stores the screen as the agreed one instead
 * @returns what changed (structure, words or what the controls send), then a line per difference, `- ` for removed and `+
 * ` for added; empty if nothing changed
 */
export function compareScreen(storyFile: string, story: string, screen: string, isAgreed: boolean): string[] {
  const agreed = readScreens(storyFile);
  if (isAgreed) {
    writeScreens(storyFile, new Map([...agreed, [story, screen]]));
    return [];
  }
  const before = agreed.get(story);
  if (before === undefined) return [`no screen is kept of "${story}"; \`npm run agree -- screens\` keeps it`];
  const [change, ...lines] = screenDrift(story, before, screen);
  return change ? [`${change} (if it is meant: npm run agree -- screens)`, ...lines] : [];
}

/** What changed in a screen, and a line per difference; empty if nothing did. */
export function screenDrift(story: string, before: string, now: string): string[] {
  if (before === now) return [];
  return [`${changeOf(before, now)} of "${story}"`, ...difference(before, now)];
}

/** All story files in a folder, and deleted ones whose screens still exist. */
export function storyFilesIn(folder: string): string[] {
  const files = globSync("{src,workshop}/**/*.{stories.tsx,screens.txt}", { cwd: folder });
  return [...new Set(files.map((file) => file.replace(/\.screens\.txt$/, ".stories.tsx")))].sort();
}

/** The stories of a file with agreed screens; none if the file was deleted. */
export const storiesWithScreens = (storyFile: string): string[] =>
  existsSync(storyFile)
    ? loadCsf(readFileSync(storyFile, "utf8"), { makeTitle: (title) => title ?? "" })
        .parse()
        .stories.map(({ name = "" }) => name)
        .filter((name) => agreeScreen(storyFile, name))
    : [];

export function dropStaleScreens(storyFile: string): void {
  const stories = storiesWithScreens(storyFile);
  const agreed = readScreens(storyFile);
  writeScreens(storyFile, new Map([...agreed].filter(([story]) => stories.includes(story))));
}

export function readScreens(storyFile: string): Map<string, string> {
  const file = screensOf(storyFile);
  return screensIn(existsSync(file) ? readFileSync(file, "utf8") : "");
}

/** Screens by story, as a file of agreed screens has them. */
export function screensIn(text: string): Map<string, string> {
  const parts = text.split(/^## (.*)$/m).slice(1);
  return new Map(
    parts.flatMap((name, index) => (index % 2 === 0 ? [[name, parts[index + 1]!.trim()] as const] : [])),
  );
}

function writeScreens(storyFile: string, screens: ReadonlyMap<string, string>): void {
  const sections = [...screens]
    .toSorted(([a], [b]) => a.localeCompare(b, "en"))
    .map(([name, screen]) => `## ${name}\n\n${screen}\n`);
  if (sections.length > 0) writeFileSync(screensOf(storyFile), sections.join("\n"));
  else rmSync(screensOf(storyFile), { force: true });
}

const screensOf = (storyFile: string) => storyFile.replace(/\.stories\.tsx$/, ".screens.txt");

/** Text in quotation marks or after a colon is words; the rest is structure. */
const changeOf = (before: string, now: string): string => {
  if (withoutWords(before) === withoutWords(now)) return "The words changed";
  return sentIn(before) === sentIn(now) ? "The structure changed" : "What the controls send changed";
};
const sentIn = (screen: string) => screen.match(/^.* → .*$/gm)?.join("\n") ?? "";
const withoutWords = (screen: string) =>
  screen
    .replace(/"(?:[^"\\]|\\.)*"/g, '""')
    .replace(/: .+$/gm, ":")
    .replace(/^(\s*- text).*$/gm, "$1");

function difference(before: string, now: string): string[] {
  const [old, fresh] = [before.split("\n"), now.split("\n")];
  return [
    ...old.filter((line) => !fresh.includes(line)).map((line) => `- ${line.trim()}`),
    ...fresh.filter((line) => !old.includes(line)).map((line) => `+ ${line.trim()}`),
  ];
}
