import type { Tone } from "#domain/tone.ts";
import { loadSharp } from "./sharp.ts";

type Colour = readonly [red: number, green: number, blue: number];

const grounds: readonly (readonly [Tone, Colour])[] = [
  ["linen", [248, 232, 216]],
  ["cream", [248, 232, 196]],
  ["oat", [232, 230, 214]],
  ["mist", [228, 232, 236]],
  ["mist", [136, 136, 136]],
  ["rose", [246, 214, 204]],
  ["clay", [200, 136, 104]],
  ["clay", [168, 88, 72]],
  ["honey", [216, 168, 88]],
  ["bark", [88, 56, 44]],
  ["bark", [168, 136, 104]],
  ["sage", [200, 216, 196]],
  ["fern", [40, 80, 60]],
  ["fern", [56, 120, 72]],
  ["fern", [120, 160, 96]],
  ["pool", [104, 152, 136]],
  ["dusk", [20, 20, 24]],
  ["dusk", [40, 72, 88]],
  ["dusk", [136, 160, 192]],
  ["plum", [104, 72, 88]],
  ["plum", [200, 176, 208]],
];
/** Pixels; enough to identify the background. */
const width = 64;

/** The tone nearest to the picture's most frequent colour; `none` if it is transparent. */
export async function dominantTone(bytes: Uint8Array): Promise<Tone | "none"> {
  const sharp = await loadSharp();
  const small = sharp(bytes).toColourspace("srgb").resize({ width, withoutEnlargement: true }).raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  const { dominant, isOpaque } = await sharp(data, { raw: info }).stats();
  if (!isOpaque) return "none";
  const { r, g, b } = dominant;
  const distance = ([red, green, blue]: Colour) => (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2;
  return grounds.reduce((best, ground) => (distance(ground[1]) < distance(best[1]) ? ground : best))[0];
}
