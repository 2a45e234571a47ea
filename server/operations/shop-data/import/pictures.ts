import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import limit from "p-limit";
import slugify from "@sindresorhus/slugify";
import {
  checkPicture,
  largestPicture,
  readPictureMetadata,
} from "#server/operations/shop-data/picture-metadata.ts";
import { progressInterval } from "#server/operations/shop-data/progress.ts";
import { fetchPicture, fetchTimeout } from "./fetch-picture.ts";
import type { IncomingPicture, LineError } from "./product-row.ts";
import type { Staging } from "./staging.ts";

const concurrency = 4;
/** Characters before the distinguishing suffix; most file systems allow 255 bytes. */
const maximumLength = 100;

export const isUrl = (source: string): boolean => /^https?:\/\//i.test(source);

/** Derived from the source, so that a second import recognises the picture. */
export function pictureName(product: string, source: string): string {
  const path = isUrl(source) && URL.canParse(source) ? new URL(source).pathname : source;
  const ending = /^\.(webp|png|jpe?g)$/.exec(extname(path).toLowerCase())?.[0] ?? ".jpg";
  const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
  const words = slugify(product, { decamelize: false }).slice(0, maximumLength).replace(/-+$/, "");
  return `${words || "picture"}-${hash}${ending}`;
}

type Bringing = { staging: Staging; isOwnNetwork: boolean; say: (line: string) => void };

export async function importPictures(
  folder: string,
  incoming: readonly IncomingPicture[],
  errors: LineError[],
  { staging, isOwnNetwork, say }: Bringing,
): Promise<number> {
  const missing = incoming.filter(({ name }) => !existsSync(join(folder, "pictures", name)));
  const once = [...new Map(missing.map((picture) => [picture.name, picture])).values()];
  const turn = limit(concurrency);
  let done = 0;
  await turn.map(once, async (picture) => {
    const path = await staging.pathOf(`pictures/${picture.name}`);
    const words = await bring(picture, path, isOwnNetwork).catch((error: Error) => reasonOf(error));
    if (words !== null)
      errors.push({ line: picture.line, words: `${picture.column} ${picture.source} ${words}` });
    if (++done % progressInterval === 0) say(`Pictures: ${done} of ${once.length}`);
  });
  return once.length;
}

async function bring(
  { source }: IncomingPicture,
  path: string,
  isOwnNetwork: boolean,
): Promise<string | null> {
  if (!isUrl(source) && !existsSync(source)) return "is not there";
  if (!isUrl(source) && statSync(source).size > largestPicture)
    return `has more than ${largestPicture / 1_000_000} MB`;
  const bytes = isUrl(source) ? await fetchPicture(source, isOwnNetwork) : await readFile(source);
  if (typeof bytes === "string") return bytes;
  const metadata = await readPictureMetadata(bytes);
  const problem = "problem" in metadata ? metadata.problem : await checkPicture(bytes);
  if (problem !== null) return problem;
  await writeFile(path, bytes);
  return null;
}

function reasonOf(error: Error): string {
  if (error.name === "TimeoutError") return `did not come within ${fetchTimeout / 1_000} seconds`;
  const { code = "" } = (error.cause ?? error) as NodeJS.ErrnoException;
  return reasons.get(code) ?? "can't be had: its address is wrong, or the connection broke";
}

const reasons = new Map([
  ["ENOTFOUND", "has an address that nobody answers to"],
  ["EAI_AGAIN", "can't be looked up: is there a network?"],
  ["ECONNREFUSED", "can't be had: its server refuses connections"],
  ["ECONNRESET", "did not come whole: its server hung up"],
  ["EACCES", "can't be read: the file is not yours"],
  ["EISDIR", "is a folder"],
]);
