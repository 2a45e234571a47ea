import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "../../scripts/tools.ts";

/** A file and all project files that it imports, statically or dynamically. `apart`: files that are not followed. */
export function importedFiles(
  file: string,
  apart: readonly string[] = [],
  known = new Set<string>(),
): Set<string> {
  if (known.has(file) || apart.includes(file)) return known;
  known.add(file);
  const code = readFileSync(join(root, file), "utf8");
  for (const [, path] of code.matchAll(/(?:from|import) ?\(?"(\.[^"]+\.tsx?)"/g)) {
    importedFiles(relative(root, join(root, dirname(file), path!)), apart, known);
  }
  return known;
}
