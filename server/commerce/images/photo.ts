import pLimit from "p-limit";
import { loadSharp, readMetadata } from "./sharp.ts";

export type Photo = { bytes: Buffer; contentType: "image/jpeg" | "image/png"; width: number; height: number };
export type PhotoRead =
  | { outcome: "read"; photo: Photo }
  | { outcome: "notAPicture" }
  | { outcome: "anotherType" }
  | { outcome: "animated" }
  | { outcome: "tooManyPixels" };

/** 50 megapixels take 150 MB when decoded, which a server can afford twice at once. */
const mostPixels = 50_000_000;
const limitConcurrency = pLimit(2);
/** Pixels of the longer side: enough to see a crack in a pot. */
const maximumSide = 2_400;

/** Identifies an uploaded photo by its content and encodes it again: upright, without metadata or hidden data. */
export const readPhoto = (bytes: Buffer, said: Photo["contentType"]): Promise<PhotoRead> =>
  limitConcurrency(() => read(bytes, said));

async function read(bytes: Buffer, declaredType: Photo["contentType"]): Promise<PhotoRead> {
  const known = await readMetadata(bytes);
  if (!known || (known.format !== "jpeg" && known.format !== "png")) return { outcome: "notAPicture" };
  if (`image/${known.format}` !== declaredType) return { outcome: "anotherType" };
  if (known.width * known.height > mostPixels) return { outcome: "tooManyPixels" };
  if (known.format === "png" && (await isAnimated(bytes))) return { outcome: "animated" };
  return drawnAnew(bytes, declaredType);
}

async function drawnAnew(bytes: Buffer, contentType: Photo["contentType"]): Promise<PhotoRead> {
  const sharp = await loadSharp();
  const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" })
    .autoOrient()
    .resize({ width: maximumSide, height: maximumSide, fit: "inside", withoutEnlargement: true });
  const drawn = contentType === "image/png" ? upright.png() : upright.jpeg({ quality: 88 });
  try {
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    return {
      outcome: "read",
      photo: { bytes: data, contentType, width: info.width, height: info.height },
    };
  } catch {
    return { outcome: "notAPicture" };
  }
}

/** sharp reads an animated PNG as a still one. */
async function isAnimated(png: Buffer): Promise<boolean> {
  const { fileTypeFromBuffer } = await import("file-type");
  return (await fileTypeFromBuffer(png))?.mime === "image/apng";
}
