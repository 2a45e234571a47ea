import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { precompress } from "./precompress.ts";
import { programs } from "./programs.ts";
import { serviceWorker } from "./service-worker.ts";

const root = join(import.meta.dirname, "..");
const compressed = "compressed";
const ofBoth = ["vite.config.ts", "package-lock.json"];
const ofTheStorefront = [
  "src/**/*.{ts,tsx,css}",
  "machines/**/*.ts",
  "domain/**/*.ts",
  "generated/countries.json",
  "scripts/{breakpoints,class-names,precompress,service-worker,shared-chunk}.ts",
];
const ofThePrograms = ["{server,sandbox,domain,scripts}/**/*.ts", "generated/*.json"];

/** Builds the storefront and the programs unless they were built from the same sources. */
export async function buildAll(say: (line: string) => void = console.log): Promise<void> {
  await buildStorefront(say);
  await buildPrograms(say);
  await compressStorefront();
}

export const buildStorefront = (say: (line: string) => void = console.log): Promise<void> =>
  unlessBuilt("storefront", ofTheStorefront, say, async () => {
    const { build } = await import("vite");
    process.env.NODE_ENV = "production";
    rmSync(markOf(compressed), { force: true });
    const options = { root, logLevel: "warn" } as const;
    await build(options);
    await build({ ...options, build: { ssr: true } });
    await build(serviceWorker);
  });

/** Takes four seconds of CPU, so a start does it after the shop is open. */
export const compressStorefront = (): Promise<void> =>
  unlessBuilt(
    compressed,
    ofTheStorefront,
    () => {},
    () => precompress(join(root, "dist/browser")),
  );

export const isCompressed = (): boolean => isBuilt(compressed, hashOf([...ofTheStorefront, ...ofBoth]));

export const buildPrograms = (say: (line: string) => void = console.log): Promise<void> =>
  unlessBuilt("programs", ofThePrograms, say, async () => {
    const { build } = await import("vite");
    await build(programs);
  });

async function unlessBuilt(
  what: string,
  sources: readonly string[],
  say: (line: string) => void,
  build: () => Promise<void>,
): Promise<void> {
  const mark = markOf(what);
  const hash = hashOf([...sources, ...ofBoth]);
  if (isBuilt(what, hash)) return;
  say(`Building the ${what} …`);
  // A failed build must not look complete.
  rmSync(mark, { force: true });
  await build();
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, hash);
}

const markOf = (what: string): string => join(root, `dist/${what}.built-from`);
const isBuilt = (what: string, hash: string): boolean =>
  existsSync(markOf(what)) && readFileSync(markOf(what), "utf8") === hash;

function hashOf(sources: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of globSync(sources, { cwd: root, exclude: ["**/*.test.ts"] }).sort()) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}
