import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "#scripts/tools.ts";

/** A file and all files that it imports, statically or dynamically, except generated ones. `apart`: files that are not followed. */
export function importedFiles(
  file: string,
  apart: readonly string[] = [],
  known = new Set<string>(),
): Set<string> {
  if (known.has(file) || apart.includes(file)) return known;
  known.add(file);
  const code = readFileSync(join(root, file), "utf8");
  for (const [, path] of code.matchAll(/(?:from|import) ?\(?"((?:\.|#(?!generated))[^"]+\.tsx?)"/g)) {
    const imported = path!.startsWith("#") ? path!.slice(1) : join(dirname(file), path!);
    importedFiles(imported, apart, known);
  }
  return known;
}
