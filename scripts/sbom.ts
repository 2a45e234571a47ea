import { writeFileSync } from "node:fs";
import { createBom } from "./packages/bom.ts";
import { readLock } from "./packages/lock-file.ts";

/** `npm run sbom -- <file>` writes the bill of materials; without a file it is printed. */
const [file] = process.argv.slice(2);
/** Seconds; set for reproducible builds. */
const { SOURCE_DATE_EPOCH } = process.env;
const time = SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1_000) : new Date();
const bom = createBom(readLock(), `${time.toISOString().slice(0, 19)}Z`);
const text = `${JSON.stringify(bom, null, 2)}\n`;
if (file === undefined) process.stdout.write(text);
else {
  writeFileSync(file, text);
  console.log(`${bom.components.length} packages are listed in ${file}.`);
}
