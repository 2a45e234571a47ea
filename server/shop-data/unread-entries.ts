import { readdirSync } from "node:fs";
import { noSuch } from "./mistakes.ts";

const isYaml = (name: string): boolean => /\.ya?ml$/i.test(name);

/**
 * What an owner may have meant to be read, and is not: a file or a folder whose name is none of a shop's, and a folder in one of these. What
 * holds no YAML is the owner's own.
 */
export function unreadEntries(folder: string, files: readonly string[], kinds: readonly string[]): string[] {
  const problems: string[] = [];
  const known = (names: readonly string[]) => new Set(names);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const { name } = entry;
    if (name.startsWith(".")) continue;
    if (entry.isFile() && isYaml(name) && !files.includes(name))
      problems.push(`${name}: is not read: ${noSuch("file", name, known(files))}`);
    if (!entry.isDirectory()) continue;
    const inside = readdirSync(`${folder}/${name}`, { withFileTypes: true });
    if (kinds.includes(name))
      problems.push(
        ...inside
          .filter((one) => one.isDirectory() && !one.name.startsWith(".") && !isYaml(one.name))
          .map(
            (one) =>
              `${name}/${one.name}: is a folder: what is in it is not read; put its files into ${name}`,
          ),
      );
    else if (inside.some((one) => one.isFile() && isYaml(one.name)))
      problems.push(`${name}: is not read: ${noSuch("folder", name, known(kinds))}`);
  }
  return problems;
}
