import { loadSharp } from "../images/sharp.ts";

const endings = new Map([
  ["webp", "webp"],
  ["png", "png"],
  ["jpeg", "jpg"],
]);
/** Bytes of a file. */
export const largestPicture = 30_000_000;
/** Pixels; more than any camera of a shop makes. */
const largest = 60_000_000;

/** The ending that files of this format have, as it is found in the bytes or in `image/…`. */
export const fileExtension = (format: string): string => endings.get(format.replace("image/", ""))!;

export type PictureMetadata = { format: string; width: number; height: number };

/** What the head of these bytes says that they show, measured upright as its EXIF orientation asks, or why they can't be shown as a picture. */
export async function readPictureMetadata(bytes: Uint8Array): Promise<PictureMetadata | { problem: string }> {
  const sharp = await loadSharp();
  const read = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (read === null || !endings.has(read.format)) return { problem: "is no WebP, PNG or JPEG" };
  const { format } = read;
  const { width, height } = read.autoOrient;
  if (width * height > largest) return { problem: `has more than ${largest / 1_000_000} megapixels` };
  return { format, width, height };
}

/** Why a picture can't be shown though its head is right, or null: it is read to its end, small. */
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
