import { readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../dist/browser");

/** The address of a source file's script, to be cut off. */
export function scriptOf(source: string): RegExp {
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Record<
    string,
    { file: string } | undefined
  >;
  const built = manifest[source];
  if (!built) throw new Error(`${source} is no script of its own`);
  return new RegExp(`${built.file.replaceAll(".", "\\.")}$`);
}
