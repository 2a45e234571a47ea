import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./tools.ts";

type Chunk = { file: string; imports?: string[]; isEntry?: boolean };
export type EntrySize = { kilobytes: number; allowed: number };

/** The entry imports it dynamically on every page. */
const reactDom = "node_modules/react-dom/client.js";

/** The gzipped size of a first visit's scripts in kB (1,000 bytes): the entries, their static imports, and React. */
export function entrySize(folder = join(root, "dist/browser")): EntrySize {
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Record<
    string,
    Chunk
  >;
  const { budget } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    budget: { entryKilobytes: number };
  };
  const files = new Set<string>();
  const collect = (key: string): void => {
    const chunk = manifest[key]!;
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(collect);
  };
  Object.keys(manifest)
    .filter((key) => manifest[key]!.isEntry)
    .forEach(collect);
  collect(reactDom);
  const scripts = [...files].filter((file) => file.endsWith(".js"));
  if (scripts.length === 0) throw new Error("The build has no entry.");
  const bytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
  return { kilobytes: bytes / 1_000, allowed: budget.entryKilobytes };
}
