import { loadSharp, readMetadata } from "#server/commerce/images/sharp.ts";

const endings = new Map([
  ["webp", "webp"],
  ["png", "png"],
  ["jpeg", "jpg"],
]);
/** Bytes. */
export const largestPicture = 30_000_000;
/** Pixels, beyond what cameras produce. */
const largest = 60_000_000;

/** The extension for a format or a media type `image/…`. */
export const fileExtension = (format: string): string => endings.get(format.replace("image/", ""))!;

export type PictureMetadata = { format: string; width: number; height: number };

/** Reads format and size, upright according to the EXIF orientation, or returns a problem. */
export async function readPictureMetadata(bytes: Uint8Array): Promise<PictureMetadata | { problem: string }> {
  const read = await readMetadata(bytes);
  if (read === null || !endings.has(read.format)) return { problem: "is no WebP, PNG or JPEG" };
  const { format } = read;
  const { width, height } = read.autoOrient;
  if (width * height > largest) return { problem: `has more than ${largest / 1_000_000} megapixels` };
  return { format, width, height };
}

export async function checkPicture(bytes: Uint8Array): Promise<string | null> {
  const sharp = await loadSharp();
  return sharp(bytes, { failOn: "truncated" })
    .resize(16)
    .toBuffer()
    .then(
      () => null,
      () => "is cut off or broken",
    );
}
