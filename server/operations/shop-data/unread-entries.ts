import { readdirSync, type Dirent } from "node:fs";
import { basename, extname, join } from "node:path";
import { closestName } from "./folder-errors.ts";

const isYaml = (name: string): boolean => /\.ya?ml$/i.test(name);

/** Entries that look like misplaced shop files: similar names, or YAML in a nested folder. Others are ignored. */
export function findUnreadEntries(
  folder: string,
  files: readonly string[],
  kinds: readonly string[],
): string[] {
  const problems: string[] = [];
  const misnamed = (name: string, known: readonly string[]): string[] => {
    const bare = bareName(name);
    const similar = known.find(
      (entry) => bareName(entry) === (closestName(bare, known.map(bareName)) ?? bare),
    );
    return similar === undefined ? [] : [`${name}: is not read; is it "${similar}"?`];
  };
  for (const entry of entriesOf(folder)) {
    const { name } = entry;
    if (entry.isFile() && isYaml(name) && !files.includes(name)) problems.push(...misnamed(name, files));
    if (!entry.isDirectory() || name === "pictures") continue;
    if (!kinds.includes(name)) problems.push(...(holdsYaml(join(folder, name)) ? misnamed(name, kinds) : []));
    else
      for (const { name: inner } of entriesOf(join(folder, name)).filter((one) => one.isDirectory()))
        if (!isYaml(inner) && holdsYaml(join(folder, name, inner)))
          problems.push(`${name}/${inner}: what is in this folder is not read; put its files into ${name}`);
  }
  return problems;
}

/** Equal extensions would make all names similar. */
const bareName = (name: string): string => basename(name, extname(name)).toLowerCase();

const holdsYaml = (folder: string): boolean =>
  entriesOf(folder).some((entry) => entry.isFile() && isYaml(entry.name));

/** Empty for unreadable folders such as `lost+found`. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
