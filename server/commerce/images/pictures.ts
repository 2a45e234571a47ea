import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { log } from "#server/platform/telemetry/log.ts";
import type { Files } from "#server/platform/files/files.ts";
import { writeFileAtomically } from "#server/platform/atomic-file.ts";
import { loadSharp } from "./sharp.ts";

/** Pixels; arbitrary widths would let anyone fill the cache. */
export type PictureWidth = 144 | 247 | 400 | 494 | 600 | 800 | 1200 | 1960;
export type PictureFormat = "avif" | "webp" | "jpg";
export function formatOf(fileName: string): PictureFormat {
  const ending = fileName.split(".").pop()!.toLowerCase();
  return ending === "avif" || ending === "webp" ? ending : "jpg";
}
export type Pictures = ReturnType<typeof openPictures>;

/** Increase it when the encoding changes, so that cached sizes are made again. 2: upright according to the EXIF orientation. */
const encodingVersion = 2;

/**
 * For everything that is drawn or encoded: Node has four threads for pictures, compression and files together, so half of
 * them stay free. Work in it must not wait for other pictures, which wait for a place too.
 */
export const limitDrawing = pLimit(2);

/**
 * Originals by content hash in `images/`; sizes in `cache/images-<version>/` of this machine's data folder, which may
 * be deleted at any time.
 */
export function openPictures(files: Files, dataFolder: string) {
  const cache = join(dataFolder, "cache");
  const sizes = join(cache, `images-${encodingVersion}`);
  void removeEarlier(cache).catch((err: unknown) => log.warn({ err }, "old pictures could not be removed"));
  const photos = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: 16 * 2 ** 20,
    sizeCalculation: ({ length }) => length,
    ttl: 300_000,
    ttlAutopurge: true,
    ignoreFetchAbort: true,
    fetchMethod: async (_name, _previous, { context: draw }) => draw(),
  });
  const beingMade = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    max: 1_000,
    ignoreFetchAbort: true,
    fetchMethod: async (name, _previous, { context: make }) => {
      try {
        return await make();
      } finally {
        // Only the disk stores it: a fetch whose name was deleted is not stored.
        beingMade.delete(name);
      }
    },
  });

  const original = (hash: string): Promise<Buffer> => files.read("images", hash);

  const sized = (hash: string, width: PictureWidth, format: PictureFormat): Promise<Buffer> =>
    made(`${hash}-${width}.${format}`, async () => render(await original(hash), width, format));

  /** Encodes each picture once for simultaneous requests. */
  async function made(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(sizes, name);
    if (existsSync(file)) return readFile(file);
    const makeAndStore = async () => {
      const bytes = await make();
      await writeFileAtomically(sizes, name, bytes).catch((err: unknown) =>
        log.error({ err }, "a picture could not be kept"),
      );
      return bytes;
    };
    return (await beingMade.fetch(name, { context: makeAndStore }))!;
  }

  /** Not cached on disk, because a photo may be deleted; the caller checks that it exists. */
  const ofPhoto = async (
    id: string,
    photo: Buffer,
    width: PictureWidth,
    format: PictureFormat,
  ): Promise<Buffer> =>
    (await photos.fetch(`${id}-${width}.${format}`, {
      context: () => render(photo, width, format),
    }))!;

  return { original, sized, made, ofPhoto };
}

async function removeEarlier(cache: string): Promise<void> {
  const earlier = [
    "images",
    ...Array.from({ length: encodingVersion - 1 }, (_, version) => `images-${version}`),
  ];
  for (const name of earlier) await rm(join(cache, name), { recursive: true, force: true });
}

/** Never wider than the original. */
async function render(picture: Buffer, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  const sharp = await loadSharp();
  const resized = sharp(picture).autoOrient().resize({ width, withoutEnlargement: true });
  return limitDrawing(() => {
    switch (format) {
      case "avif":
        return resized.avif({ quality: 48, effort: 1 }).toBuffer();
      case "webp":
        return resized.webp({ quality: 76 }).toBuffer();
      case "jpg":
        return resized.flatten({ background: "#fff" }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
    }
  });
}
