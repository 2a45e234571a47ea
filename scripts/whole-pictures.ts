import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkPicture } from "#server/operations/shop-data/picture-metadata.ts";
import { contentHash } from "#server/platform/atomic-file.ts";
import { root } from "./tools.ts";

const list = join(root, "generated/whole-pictures.json");
const pictures = join(root, "shop-data/pictures");

/**
 * Stores the hashes of the demo's verified pictures, so that applying the demo folder does not decode them again
 * (seven seconds of CPU).
 *
 * @throws naming a truncated or broken picture
 */
export async function generateWholePictures(folder = pictures, file = list): Promise<void> {
  const known = new Set(listedIn(file));
  const hashes: string[] = [];
  for (const name of readdirSync(folder)) {
    const bytes = readFileSync(join(folder, name));
    const hash = contentHash(bytes);
    const problem = known.has(hash) ? null : await checkPicture(bytes);
    if (problem !== null) throw new Error(`${join(folder, name)} ${problem}.`);
    hashes.push(hash);
  }
  writeFileSync(file, textOf(hashes));
}

/** Returns the list's name if the pictures differ from it. */
export function staleWholePictures(folder = pictures, file = list): string[] {
  const hashes = readdirSync(folder).map((name) => contentHash(readFileSync(join(folder, name))));
  return textOf(hashes) === textOf(listedIn(file)) ? [] : ["whole-pictures.json"];
}

const listedIn = (file: string): string[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as string[]) : [];

const textOf = (hashes: readonly string[]): string => `${JSON.stringify(hashes.toSorted(), null, 2)}\n`;
