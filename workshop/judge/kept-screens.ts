import { existsSync, readFileSync, writeFileSync } from "node:fs";

/**
 * Compares a story's screen with the agreed one beside it, in `<name>.screens.txt`.
 *
 * @param isAgreed stores the screen as the agreed one instead
 * @returns what changed (structure, words or what the controls send), then a line per difference, `- ` for what is lost and
 * `+ ` for what is new; empty if nothing changed
 */
export function compareScreen(storyFile: string, story: string, screen: string, isAgreed: boolean): string[] {
  const file = storyFile.replace(/\.stories\.tsx$/, ".screens.txt");
  const kept = readScreens(file);
  if (isAgreed) {
    writeScreens(file, new Map([...kept, [story, screen]]));
    return [];
  }
  const before = kept.get(story);
  if (before === screen) return [];
  if (before === undefined) return [`no screen is kept of "${story}"; \`npm run agree -- screens\` keeps it`];
  return [
    `${changeOf(before, screen)} of "${story}" (if it is meant: npm run agree -- screens)`,
    ...difference(before, screen),
  ];
}

/** A story file's agreed screens, by story name. */
export function readScreens(file: string): Map<string, string> {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const parts = text.split(/^## (.*)$/m).slice(1);
  return new Map(
    parts.flatMap((name, index) => (index % 2 === 0 ? [[name, parts[index + 1]!.trim()] as const] : [])),
  );
}

const writeScreens = (file: string, screens: ReadonlyMap<string, string>): void =>
  writeFileSync(
    file,
    [...screens]
      .toSorted(([one], [other]) => one.localeCompare(other, "en"))
      .map(([name, screen]) => `## ${name}\n\n${screen}\n`)
      .join("\n"),
  );

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
