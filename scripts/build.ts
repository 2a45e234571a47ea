import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

const root = join(import.meta.dirname, "..");
const mark = join(root, "dist/built-from");
const sources = [
  "src/**/*.{ts,tsx,css}",
  "machines/**/*.ts",
  "domain/**/*.ts",
  "generated/countries.json",
  "vite.config.ts",
  "scripts/{precompress,shared-chunk}.ts",
  "package-lock.json",
];

/** Builds the storefront for browser and server, unless the build is of these same sources. */
export async function buildStorefront(say: (line: string) => void = console.log): Promise<void> {
  const hash = sourceHash();
  if (existsSync(mark) && readFileSync(mark, "utf8") === hash) return;
  say("Building the storefront …");
  process.env.NODE_ENV = "production";
  const options = { root, logLevel: "warn" } as const;
  await build(options);
  await build({ ...options, build: { ssr: true } });
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(mark, hash);
}

function sourceHash(): string {
  const hash = createHash("sha256");
  for (const file of globSync(sources, { cwd: root }).sort()) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

if (import.meta.main) await buildStorefront();
