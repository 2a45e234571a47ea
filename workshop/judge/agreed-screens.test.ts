import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "#scripts/tools.ts";
import {
  compareScreen,
  dropStaleScreens,
  readScreens,
  storiesWithScreens,
  storyFilesIn,
} from "./agreed-screens.ts";

test.each(storyFilesIn(root))("%s: each story has its agreed screen, and no other screen is left", (file) => {
  const path = join(root, file);
  const agreed = [...readScreens(path).keys()];
  expect(agreed.toSorted(), "`npm run agree -- screens` brings them up to date").toEqual(
    storiesWithScreens(path).toSorted(),
  );
});

function storyFile(stories: readonly string[], agreed: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "trellis-screens-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "planted.stories.tsx");
  const text = stories.map(
    (name, index) => `export const Story${index} = { name: ${JSON.stringify(name)} };`,
  );
  writeFileSync(file, [`export default { title: "Planted" };`, ...text].join("\n"));
  for (const story of agreed) compareScreen(file, story, `- button "${story}"`, true);
  return file;
}

test("the screen of a removed story is dropped, the others stay", () => {
  const file = storyFile(["open", "closed"], ["open", "closed", "ajar"]);
  dropStaleScreens(file);
  expect([...readScreens(file)]).toEqual([
    ["closed", '- button "closed"'],
    ["open", '- button "open"'],
  ]);
});

test("without stories no screens are left", () => {
  const file = storyFile([], ["open"]);
  dropStaleScreens(file);
  expect(globSync("*.screens.txt", { cwd: join(file, "..") })).toEqual([]);
});

test.each([
  ["The words changed", '- button "Open"'],
  ["The structure changed", '- link "open"'],
  ["What the controls send changed", '- button "open"\n\nbutton "open" → door.opened'],
])("%s is reported for a screen that differs from the agreed one", (change, screen) => {
  const file = storyFile(["open"], ["open"]);
  const [firstLine] = compareScreen(file, "open", screen, false);
  expect(firstLine).toBe(`${change} of "open" (if it is meant: npm run agree -- screens)`);
});

test("only a story without an agreed screen is reported", () => {
  const file = storyFile(["open", "closed"], ["open"]);
  expect(compareScreen(file, "open", '- button "open"', false)).toEqual([]);
  expect(compareScreen(file, "closed", "", false)).toEqual([
    'no screen is kept of "closed"; `npm run agree -- screens` keeps it',
  ]);
});
