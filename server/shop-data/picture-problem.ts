import { loadSharp } from "../images/sharp.ts";

const formats = new Set(["webp", "png", "jpeg"]);
/** Pixels; more than any camera of a shop makes. */
const largest = 60_000_000;

/** Why these bytes can't be shown as a picture, or null. It is read to its end, small. */
export async function pictureProblem(bytes: Uint8Array): Promise<string | null> {
  const sharp = await loadSharp();
  const read = await sharp(bytes)
    .metadata()
    .catch(() => null);
  if (read === null || !formats.has(read.format)) return "is no WebP, PNG or JPEG";
  if (read.width * read.height > largest) return `has more than ${largest / 1_000_000} megapixels`;
  const isWhole = await sharp(bytes, { failOn: "truncated" })
    .resize(16)
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
  return isWhole ? null : "is cut off or broken";
}
