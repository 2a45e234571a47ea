import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The files of a commit or of the working tree. */
export type Version = { files: readonly string[]; read: (file: string) => string };

const git = (folder: string, ...parameters: string[]): string =>
  execFileSync("git", parameters, { cwd: folder, encoding: "utf8", maxBuffer: 1e9, stdio: "pipe" });

/**
 * The files of a commit; a missing one is empty.
 * @throws if there is no such commit
 */
export function versionAt(folder: string, commit: string): Version {
  const hash = git(folder, "rev-parse", "--verify", "--end-of-options", `${commit}^{commit}`).trim();
  const files = lines(git(folder, "ls-tree", "-r", "--name-only", hash));
  const known = new Set(files);
  return { files, read: (file) => (known.has(file) ? git(folder, "show", `${hash}:${file}`) : "") };
}

/** The files as they are now, whether they are committed or not. */
export function currentVersion(folder: string): Version {
  const files = lines(git(folder, "ls-files", "--cached", "--others", "--exclude-standard"));
  const path = (file: string) => join(folder, file);
  return {
    files: files.filter((file) => existsSync(path(file))),
    read: (file) => (existsSync(path(file)) ? readFileSync(path(file), "utf8") : ""),
  };
}

const lines = (text: string): string[] => text.split("\n").filter(Boolean);
