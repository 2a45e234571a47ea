import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { log } from "../telemetry/log.ts";
import type { Files } from "../files/files.ts";
import { writeFileAtomically } from "../atomic-file.ts";
import { loadSharp } from "./sharp.ts";

/** Widths that are served, in pixels; with any width allowed, anybody could fill the cache. */
export type PictureWidth = 144 | 247 | 400 | 494 | 600 | 800 | 1200 | 1960;
export type PictureFormat = "avif" | "webp" | "jpg";
/** What a file's name asks for; every browser shows a JPEG. */
export function formatOf(fileName: string): PictureFormat {
  const ending = fileName.split(".").pop()!.toLowerCase();
  return ending === "avif" || ending === "webp" ? ending : "jpg";
}
export type Pictures = ReturnType<typeof openPictures>;

/** Counts up when sizes are drawn otherwise than before, so that those of earlier versions are drawn anew. 2: upright, whatever their EXIF orientation. */
const drawing = 2;

/** Originals by content hash in `images/`; sizes in `cache/images-<version>/` of this machine's data folder, which may be deleted at any time. */
export function openPictures(files: Files, dataFolder: string) {
  const cache = join(dataFolder, "cache");
  const sizes = join(cache, `images-${drawing}`);
  void removeEarlier(cache).catch((err: unknown) => log.warn({ err }, "old pictures could not be removed"));
  const beingMade = new Map<string, Promise<Buffer>>();
  const photos = new LRUCache<string, Buffer>({
    maxSize: 16 * 2 ** 20,
    sizeCalculation: ({ length }) => length,
    ttl: 300_000,
    ttlAutopurge: true,
  });

  /** A stored picture as it came. */
  const original = (hash: string): Promise<Buffer> => files.read("images", hash);

  /** One size of a stored picture, never wider than the original. */
  const sized = (hash: string, width: PictureWidth, format: PictureFormat): Promise<Buffer> =>
    made(`${hash}-${width}.${format}`, async () => render(await original(hash), width, format));

  /** A picture of the cache; made once, however many requests come. */
  function made(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(sizes, name);
    if (existsSync(file)) return readFile(file);
    const running = beingMade.get(name);
    if (running) return running;
    const making = make()
      .then(async (bytes) => {
        await writeFileAtomically(sizes, name, bytes).catch((err: unknown) =>
          log.error({ err }, "a picture could not be kept"),
        );
        return bytes;
      })
      .finally(() => beingMade.delete(name));
    beingMade.set(name, making);
    return making;
  }

  /** One size of a photo that may be taken away again, so it is never on the disk; whoever asks has looked whether it is still there. */
  async function ofPhoto(
    id: string,
    photo: Buffer,
    width: PictureWidth,
    format: PictureFormat,
  ): Promise<Buffer> {
    const name = `photo ${id}-${width}.${format}`;
    const known = photos.get(name) ?? beingMade.get(name);
    if (known) return known;
    const making = render(photo, width, format).finally(() => beingMade.delete(name));
    beingMade.set(name, making);
    const drawn = await making;
    photos.set(name, drawn);
    return drawn;
  }

  return { original, sized, made, ofPhoto };
}

/** Sizes as earlier versions drew them. */
async function removeEarlier(cache: string): Promise<void> {
  const earlier = ["images", ...Array.from({ length: drawing - 1 }, (_, version) => `images-${version}`)];
  for (const name of earlier) await rm(join(cache, name), { recursive: true, force: true });
}

/** One size of a picture, never wider than it is. */
async function render(picture: Buffer, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  const sharp = await loadSharp();
  const resized = sharp(picture).autoOrient().resize({ width, withoutEnlargement: true });
  switch (format) {
    case "avif":
      return resized.avif({ quality: 48, effort: 1 }).toBuffer();
    case "webp":
      return resized.webp({ quality: 76 }).toBuffer();
    case "jpg":
      return resized.flatten({ background: "#fff" }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  }
}
