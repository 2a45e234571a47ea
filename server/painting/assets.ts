import { readFileSync } from "node:fs";

type Chunk = { file: string; css?: string[]; imports?: string[] };
/** What a page needs in its head; `extra` is whatever development adds. */
export type Assets = { styles: string[]; preloads: string[]; entry: string; extra?: string };
export type AssetsOf = (pageFile: string) => Assets | Promise<Assets>;

const entry = "src/entry.browser.tsx";

/** From Vite's manifest: what the entry and one page's chunk need, styles in import order, each once. */
export function builtAssets(folder: string): AssetsOf {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, "utf8")) as Record<string, Chunk>;
  const known = new Map<string, Assets>();
  return (pageFile) => {
    const had = known.get(pageFile);
    if (had) return had;
    const files = new Set<string>();
    const styles = new Set<string>();
    const visit = (key: string) => {
      const chunk = manifest[key];
      if (!chunk || files.has(chunk.file)) return;
      files.add(chunk.file);
      chunk.imports?.forEach(visit);
      chunk.css?.forEach((file) => styles.add(`/${file}`));
    };
    visit(entry);
    visit(pageFile.slice(1));
    if (manifest["style.css"]) styles.add(`/${manifest["style.css"].file}`);
    const script = manifest[entry]!.file;
    files.delete(script);
    const found = {
      styles: [...styles],
      preloads: [...files].map((file) => `/${file}`),
      entry: `/${script}`,
    };
    known.set(pageFile, found);
    return found;
  };
}

/** The build's name: its entry, which has another one as soon as any script differs. */
export const builtName = (folder: string): string =>
  (JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, "utf8")) as Record<string, Chunk>)[entry]!.file;

/** The fonts every page shows at once, as the build named them. */
export function builtFonts(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, "utf8")) as Record<
    string,
    Chunk & { assets?: string[] }
  >;
  const assets = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
  return [...new Set(assets)]
    .filter((file) => /(young-serif-latin-400|figtree-latin-wght)-normal-.*\.woff2$/.test(file))
    .map((file) => `/${file}`);
}
