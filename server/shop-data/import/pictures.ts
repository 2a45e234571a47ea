import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import limit from "p-limit";
import slugify from "@sindresorhus/slugify";
import { newId } from "../../ids.ts";
import { loadSharp } from "../../images/sharp.ts";
import { often } from "../progress.ts";
import type { Incoming, LineMistake } from "./goods-row.ts";

const atOnce = 4;
/** Milliseconds for one. */
const patience = 60_000;
const largest = 30_000_000;
const formats = new Set(["webp", "png", "jpeg"]);

export const isAddress = (source: string): boolean => /^https?:\/\//i.test(source);

/** The same source has the same name, so that a second import finds the picture there. */
export function pictureName(product: string, source: string): string {
  const path = isAddress(source) && URL.canParse(source) ? new URL(source).pathname : source;
  const ending = /^\.(webp|png|jpe?g)$/.exec(extname(path).toLowerCase())?.[0] ?? ".jpg";
  const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
  return `${slugify(product, { decamelize: false }) || "picture"}-${hash}${ending}`;
}

/**
 * Brings pictures beside the folder's own, under names that nobody sees until all have come.
 * @returns what makes them the folder's, or drops them; mistakes go into `mistakes`
 */
export async function bringPictures(
  folder: string,
  incoming: readonly Incoming[],
  mistakes: LineMistake[],
  say: (line: string) => void,
) {
  const pictures = join(folder, "pictures");
  const missing = [
    ...new Map(
      incoming.filter(({ name }) => !existsSync(join(pictures, name))).map((one) => [one.name, one]),
    ).values(),
  ];
  const unfinished = join(pictures, `.import-${newId()}`);
  if (missing.length > 0) await mkdir(unfinished, { recursive: true });
  const turn = limit(atOnce);
  let done = 0;
  await Promise.all(
    missing.map((one) =>
      turn(async () => {
        const words = await bring(one, join(unfinished, one.name)).catch((error: Error) => reasonOf(error));
        if (words !== null) mistakes.push({ line: one.line, words: `${one.column} ${one.source} ${words}` });
        if (++done % often === 0) say(`Pictures: ${done} of ${missing.length}`);
      }),
    ),
  );
  return {
    count: missing.length,
    async keep() {
      for (const { name } of missing) await rename(join(unfinished, name), join(pictures, name));
      await this.drop();
    },
    drop: () => rm(unfinished, { recursive: true, force: true }),
  };
}

/** Why a picture can't be had, or null. */
async function bring({ source }: Incoming, path: string): Promise<string | null> {
  if (!isAddress(source) && !existsSync(source)) return "is not there";
  const bytes = isAddress(source) ? await fetched(source) : await readFile(source);
  if (typeof bytes === "string") return bytes;
  const sharp = await loadSharp();
  const format = await sharp(bytes)
    .metadata()
    .then((read) => read.format)
    .catch(() => null);
  if (format === null || !formats.has(format)) return "is no WebP, PNG or JPEG";
  await writeFile(path, bytes);
  return null;
}

async function fetched(address: string): Promise<Buffer | string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok || answer.body === null) {
    await answer.body?.cancel();
    return `is answered by ${answer.status}`;
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body) {
    size += part.length;
    // Leaving the loop ends the download.
    if (size > largest) return `has more than ${largest / 1_000_000} MB`;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function reasonOf(error: Error): string {
  if (error.name === "TimeoutError") return `did not come within ${patience / 1_000} seconds`;
  const { code, message } = (error.cause as NodeJS.ErrnoException | undefined) ?? { message: error.message };
  return `can't be had: ${code ?? message}`;
}
