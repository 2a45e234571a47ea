import { readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../dist/browser");
const entry = "src/entry.browser.tsx";

type Built = { file: string; css?: string[]; imports?: string[]; assets?: string[] };
type Manifest = Record<string, Built | undefined>;

const manifest = () => JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;

function builtFrom(source: string, files: Manifest): Built {
  const built = files[source];
  if (!built) throw new Error(`${source} is no script of its own`);
  return built;
}

/** Matches the URL of a source file's script. */
export const scriptOf = (source: string): RegExp =>
  new RegExp(`${builtFrom(source, manifest()).file.replaceAll(".", "\\.")}$`);

/** The style sheets loaded with a source file's script, without those inlined in every page. */
export function stylesOf(source: string): string[] {
  const files = manifest();
  const chunks = (name: string): string[] => [
    name,
    ...(builtFrom(name, files).imports ?? []).flatMap(chunks),
  ];
  const onEveryPage = new Set(chunks(entry));
  return chunks(source)
    .filter((name) => !onEveryPage.has(name))
    .flatMap((name) => builtFrom(name, files).css ?? [])
    .map((file) => `/${file}`);
}

/** Every script of the build by path. */
export function builtScripts(): Map<string, Buffer> {
  const files = Object.values(manifest()).flatMap((built) => [built!.file, ...(built!.assets ?? [])]);
  const scripts = [...new Set(files)].filter((file) => file.endsWith(".js"));
  return new Map(scripts.map((file) => [`/${file}`, readFileSync(join(folder, file))]));
}

/** The scripts a page starts with: an entry or the page's chunk, and their imports. */
export function scriptsOf(source: string): string[] {
  const files = manifest();
  const found = new Set<string>();
  const collect = (name: string): void => {
    const { file, imports = [] } = builtFrom(name, files);
    if (found.has(`/${file}`)) return;
    found.add(`/${file}`);
    imports.forEach(collect);
  };
  collect(source);
  return [...found];
}
