import { readFileSync } from "node:fs";

type Chunk = { file: string; imports?: string[]; css?: string[] };
/**
 * A page's files: `styles` is the text of its `sheets`, `early` loads `scripts` in this order, `extra` is added by development.
 */
export type Assets = {
  styles: string;
  sheets: string[];
  early: string;
  scripts: string[];
  entry: string;
  extra?: string;
};
export type AssetsOf = (pageFile: string) => Assets | Promise<Assets>;

const entry = "src/entry.browser.tsx";
/** Records clicks until the entry is loaded. */
const early = "src/entry.early.ts";
const reactDom = "node_modules/react-dom/client.js";

/** Reads Vite's manifest: what the entry and one page's chunk need. */
export function builtAssets(folder: string): AssetsOf {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, "utf8")) as Record<string, Chunk>;
  const known = new Map<string, Assets>();
  return (pageFile) => {
    const had = known.get(pageFile);
    if (had) return had;
    const files = new Set<string>();
    const sheets = new Set<string>();
    const visit = (key: string) => {
      const chunk = manifest[key];
      if (!chunk || files.has(chunk.file)) return;
      files.add(chunk.file);
      chunk.imports?.forEach(visit);
      // After the styles of its imports, which it may override.
      chunk.css?.forEach((sheet) => sheets.add(sheet));
    };
    visit(entry);
    visit(pageFile.slice(1));
    visit(reactDom);
    const addressOf = (file: string) => `/${file}`;
    const assets = {
      styles: [...sheets].map((sheet) => readFileSync(`${folder}/${sheet}`, "utf8").trim()).join(""),
      sheets: [...sheets].map(addressOf),
      early: addressOf(manifest[early]!.file),
      scripts: [...files].map(addressOf),
      entry: addressOf(manifest[entry]!.file),
    };
    known.set(pageFile, assets);
    return assets;
  };
}

export const builtName = (folder: string): string =>
  (JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, "utf8")) as Record<string, Chunk>)[entry]!.file;
