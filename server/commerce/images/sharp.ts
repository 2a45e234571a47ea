import type { Metadata } from "sharp";

/** Loaded with the first picture, which shortens the start. */
export const loadSharp = async () => (await import("sharp")).default;

/** What the header says, or null if it is no picture. Nothing is decoded, so any claimed size may be read. */
export async function readMetadata(bytes: Uint8Array): Promise<Metadata | null> {
  const sharp = await loadSharp();
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}
