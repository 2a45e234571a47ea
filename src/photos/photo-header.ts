import type { PhotoRefusal, PhotoType } from "#domain/photos.ts";

/** `width` and `height`: as stored, before the photo is turned upright. */
export type PhotoHeader =
  | { outcome: "photo"; type: PhotoType; width: number; height: number }
  | { outcome: Exclude<PhotoRefusal, "tooManyPixels" | "tooLarge"> };

/**
 * A file's type by its content, and a photo's size, without decoding it. The file name and the type that the browser
 * derives from it don't count. Reads a few bytes at a time, so that a large file is not loaded for its header.
 */
export async function photoHeader(file: Blob): Promise<PhotoHeader> {
  if (file.size === 0) return { outcome: "empty" };
  const start = await bytesOf(file, 0, 512);
  if (startsWith(start, [0xff, 0xd8, 0xff])) return jpegHeader(file);
  if (startsWith(start, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return pngHeader(file);
  const text = String.fromCharCode(...start);
  if (/^GIF8[79]a/.test(text)) return { outcome: "gif" };
  if (/^RIFF....WEBP/s.test(text)) return { outcome: "webp" };
  if (/^....ftyp/s.test(text) && heicBrands.test(text.slice(8, 64))) return { outcome: "heic" };
  if (/^(ï»¿)?\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(text) && /<svg/i.test(await textOf(file)))
    return { outcome: "svg" };
  return { outcome: "otherFile" };
}

/** HEIF brands that phones write, see https://github.com/nokiatech/heif/blob/gh-pages/content.html. */
const heicBrands = /heic|heix|heim|heis|hevc|hevx|mif1|msf1/;

/** Goes from segment to segment until the one with the picture's size. */
async function jpegHeader(file: Blob): Promise<PhotoHeader> {
  let at = 2;
  while (at < file.size) {
    const [mark, code = 0, ...rest] = await bytesOf(file, at, 9);
    if (mark !== 0xff) break;
    // Any number of these fill bytes may precede a segment.
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(code)) return sized("image/jpeg", word(rest, 5), word(rest, 3));
    const length = word(rest, 0);
    if (length < 2 || code === startOfScan) break;
    at += 2 + length;
  }
  return { outcome: "damaged" };
}

const startOfScan = 0xda;
/** C0 to CF without the three that are tables (C4, CC) or reserved (C8). */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);

/** An animated PNG has its `acTL` chunk before its first picture. */
async function pngHeader(file: Blob): Promise<PhotoHeader> {
  const header = await bytesOf(file, 8, 16);
  if (nameIn(header) !== "IHDR") return { outcome: "damaged" };
  let at = 8;
  while (at < file.size) {
    const chunk = await bytesOf(file, at, 8);
    const name = nameIn(chunk);
    if (name === "acTL") return { outcome: "animated" };
    if (name === "IDAT") return sized("image/png", long(header, 8), long(header, 12));
    at += 12 + long(chunk, 0);
  }
  return { outcome: "damaged" };
}

const sized = (type: PhotoType, width: number, height: number): PhotoHeader =>
  width > 0 && height > 0 ? { outcome: "photo", type, width, height } : { outcome: "damaged" };

const bytesOf = async (file: Blob, from: number, count: number) =>
  new Uint8Array(await file.slice(from, from + count).arrayBuffer());
const textOf = (file: Blob) => file.slice(0, 4_096).text();
const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);
const nameIn = (chunk: Uint8Array) => String.fromCharCode(...chunk.subarray(4, 8));
const word = (bytes: ArrayLike<number>, at: number) => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
const long = (bytes: ArrayLike<number>, at: number) => word(bytes, at) * 65_536 + word(bytes, at + 2);
