import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { root } from "#scripts/tools.ts";

const folder = "server/platform/database/migrations";
/** Where releases until November 2026 have them. */
const formerFolder = "server/database/migrations";
/** Empty if git knows none. */
function git(...args: string[]): string {
  const { stdout } = spawnSync("git", ["-C", root, ...args], { encoding: "utf8" });
  return (stdout ?? "").trim();
}

/**
 * The previous release: the last tag if this version has newer migrations, else the last commit without the newest
 * of them, such as this one. Null if the history is too short, as in an archive or a shallow clone.
 */
export function findPrevious(): string | null {
  if (!existsSync(join(root, ".git"))) return null;
  const [newest] = readdirSync(join(root, folder)).toSorted().toReversed();
  const path = `${folder}/${newest}`;
  const tag = git("tag", "--list", "v*", "--sort=-version:refname").split("\n")[0];
  if (tag && git("ls-tree", tag, path) === "") return tag;
  // By first parents: a migration that a branch brought, perhaps under another number, is new with the merge.
  const log = ["log", "--follow", "--first-parent", "-m", "--diff-filter=A", "--format=%H"];
  const added = git(...log, "--", path)
    .split("\n")
    .at(-1);
  return (added ? git("rev-parse", "--verify", "--quiet", `${added}^`) : git("rev-parse", "HEAD")) || null;
}

/** The folder of its migrations, below its root. */
export const migrationsIn = (place: string): string =>
  [folder, formerFolder].map((path) => join(place, path)).find((path) => existsSync(path))!;

/**
 * Its files without history, with this version's packages as far as its API and tests load the same ones. @throws
 * if it needs others
 */
export function unpackPrevious(commit: string, place: string): void {
  const archive = execFileSync("git", ["-C", root, "archive", commit], { maxBuffer: 2 ** 30 });
  execFileSync("tar", ["-x", "-C", place], { input: archive });
  const [ours, theirs] = [packagesOf(root), packagesOf(place)];
  const sources = globSync("{domain,sandbox,scripts,server,tests}/**/*.ts", { cwd: place }).map((file) =>
    readFileSync(join(place, file), "utf8"),
  );
  // Packages that only its pages or end-to-end tests load are skipped: all take two minutes.
  const isLoaded = (name: string) => sources.some((source) => source.includes(`"${name}`));
  const others = Object.entries(theirs).filter(([name, version]) => ours[name] !== version && isLoaded(name));
  if (others.length > 0) execFileSync("npm", ["ci"], { cwd: place, stdio: "inherit" });
  else symlinkSync(join(root, "node_modules"), join(place, "node_modules"));
}

const packagesOf = (place: string): Record<string, string> => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(place, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  return { ...dependencies, ...devDependencies };
};
