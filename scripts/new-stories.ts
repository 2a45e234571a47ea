import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { findPrevious } from "#tests/previous/find-previous.ts";
import { root } from "./tools.ts";

/** The ids of the stories that the previous release does not have; null without a history. */
export function newStories(): string[] | null {
  const release = findPrevious();
  if (release === null) return null;
  const before = new Set(storiesAt(release));
  return globSync("{src,workshop}/**/*.stories.tsx", { cwd: root })
    .flatMap((file) => storyIds(readFileSync(join(root, file), "utf8")))
    .filter((id) => !before.has(id));
}

/** The stories of a file: all that it exports by name. */
export function storyIds(source: string): string[] {
  const [, id] =
    /\bid: "(flows-[^"]+)"/.exec(source) ??
    /(?:export default \{.*|^ {2})\btitle: "([^"]+)"/m.exec(source) ??
    [];
  if (id === undefined) return [];
  return [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) =>
    toId(id, storyNameFromExport(name!)),
  );
}

/** Git writes each file's path before its lines. */
function storiesAt(commit: string): string[] {
  const pattern = "^export (const|default)|^  (id|title): ";
  const paths = ["src/**/*.stories.tsx", "workshop/**/*.stories.tsx"];
  const { stdout } = spawnSync(
    "git",
    ["-C", root, "grep", "-E", "--break", "--heading", "--no-color", pattern, commit, "--", ...paths],
    { encoding: "utf8", maxBuffer: 2 ** 26 },
  );
  return stdout.split("\n\n").flatMap(storyIds);
}
