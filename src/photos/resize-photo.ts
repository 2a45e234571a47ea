import { maximumSide, maximumChosenBytes, maximumMegapixels, maximumSentBytes } from "#domain/photos.ts";
import type { PhotoRefusal, PhotoType } from "#domain/photos.ts";
import { photoHeader } from "./photo-header.ts";

/** Draws photos in a worker, or on the page where workers can't. Upright in both. */
export type PhotoCanvas<Picture> = {
  /** Rejects if the file can't be drawn. `width` and `height` are of the upright picture. */
  open: (file: Blob) => Promise<{ picture: Picture; width: number; height: number; close: () => void }>;
  /** Encodes the picture at this size; transparent areas become white if the type knows no transparency. */
  encode: (picture: Picture, size: { width: number; height: number }, as: Encoding) => Promise<Blob>;
};
/** `quality`: 0 to 1. */
export type Encoding = { type: PhotoType; quality?: number };

export type ResizedPhoto =
  | { outcome: "drawn"; photo: Blob; type: PhotoType; width: number; height: number }
  | { outcome: PhotoRefusal };

/** Each a little smaller than the one before, so that the first that fits is the best. */
const attempts = [
  { side: maximumSide, quality: 0.85 },
  { side: maximumSide, quality: 0.7 },
  { side: maximumSide * 0.8, quality: 0.65 },
  { side: maximumSide * 0.6, quality: 0.6 },
  { side: maximumSide * 0.4, quality: 0.5 },
] as const;

/** Bytes. A screenshot is smaller and sharper as PNG, a photo is not. */
const mostBytesAsPng = 400_000;

/** Redraws a photo small enough for upload. Only pixels remain: the place and time in its metadata, and any hidden data, are removed. */
export async function resizePhoto<Picture>(file: Blob, drawing: PhotoCanvas<Picture>): Promise<ResizedPhoto> {
  const header = await photoHeader(file);
  if (header.outcome !== "photo") return header;
  if (header.width * header.height > maximumMegapixels * 1_000_000) return { outcome: "tooManyPixels" };
  if (file.size > maximumChosenBytes) return { outcome: "tooLarge" };
  const opened = await drawing.open(file).catch(() => null);
  if (!opened) return { outcome: "damaged" };
  try {
    return (await fitting(opened, header.type, drawing)) ?? { outcome: "tooLarge" };
  } finally {
    opened.close();
  }
}

async function fitting<Picture>(
  opened: { picture: Picture; width: number; height: number },
  type: PhotoType,
  { encode }: PhotoCanvas<Picture>,
): Promise<ResizedPhoto | null> {
  const drawn = async (side: number, as: Encoding): Promise<Extract<ResizedPhoto, { outcome: "drawn" }>> => {
    const size = sizeWithin(opened, side);
    return { outcome: "drawn", photo: await encode(opened.picture, size, as), type: as.type, ...size };
  };
  if (type === "image/png") {
    const resized = await drawn(maximumSide, { type });
    if (resized.photo.size <= mostBytesAsPng) return resized;
  }
  for (const { side, quality } of attempts) {
    const resized = await drawn(side, { type: "image/jpeg", quality });
    if (resized.photo.size <= maximumSentBytes) return resized;
  }
  return null;
}

function sizeWithin({ width, height }: { width: number; height: number }, side: number) {
  const scale = Math.min(1, side / Math.max(width, height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}
