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
export const endingOf = (format: string): string => endings.get(format.replace("image/", ""))!;

/**
 * What these bytes show: a picture and its ending, or why they can't be shown as one. They are read to their end, small, unless they are known to be whole.
 */
export async function inspectPicture(
  bytes: Uint8Array,
  isKnown = false,
): Promise<{ ending: string } | { problem: string }> {
  const sharp = await loadSharp();
  const read = await sharp(bytes)
    .metadata()
    .catch(() => null);
  if (read === null || !endings.has(read.format)) return { problem: "is no WebP, PNG or JPEG" };
  if (read.width * read.height > largest)
    return { problem: `has more than ${largest / 1_000_000} megapixels` };
  const isWhole =
    isKnown ||
    (await sharp(bytes, { failOn: "truncated" })
      .resize(16)
      .toBuffer()
      .then(
        () => true,
        () => false,
      ));
  return isWhole ? { ending: endingOf(read.format) } : { problem: "is cut off or broken" };
}
