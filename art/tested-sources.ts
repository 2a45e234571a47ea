import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const record = join(import.meta.dirname, "tested-sources.txt");
const files = ["**/*.ts", "*.json", "../shop-data/pictures/*.webp"];

/** A hash of everything the drawings' tests depend on: code, packages' versions and pictures. */
function sourcesHash(): string {
  const hash = createHash("sha256");
  const found = globSync(files, { cwd: import.meta.dirname, exclude: ["node_modules/**"] });
  for (const file of found.sort())
    hash.update(`${file}\0`).update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest("hex");
}

/** Whether the tests passed on exactly these sources. */
export const isTested = (): boolean => readFileSync(record, "utf8").trim() === sourcesHash();

export const recordTested = (): void => writeFileSync(record, `${sourcesHash()}\n`);
