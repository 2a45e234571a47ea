import sharp from "sharp";
import { hills, tooth } from "./noise.ts";
import { colours } from "./palette.ts";
import type { Sheet } from "./sheet.ts";

export type Pixels = { data: Uint8Array; width: number; height: number };

/** Pictures are drawn at 1200 units a side and printed at 1600 pixels. */
const pixelsPerUnit = 4 / 3;
const channels = 3;

/** SVG to pixels, with the hand in it: edges wander slowly, run dry in detail, and the paper has a tooth. */
export const print = async (sheet: Sheet, softness = 0): Promise<Pixels> => {
  const { data, info } = await sharp(Buffer.from(sheet.svg()), { density: 72 * pixelsPerUnit })
    .flatten({ background: colours.paper })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const flat = { data, width: info.width, height: info.height };
  return addTooth(await soften(wobble(flat), softness));
};

/** A little blur under the paper's tooth: costs no one a glance and saves a third of the bytes. */
const soften = async ({ data, width, height }: Pixels, softness: number): Promise<Pixels> => {
  if (softness === 0) return { data, width, height };
  const soft = sharp(data, { raw: { width, height, channels } }).blur(softness);
  return { data: await soft.raw().toBuffer(), width, height };
};

/** The subject's distance from the four edges as a share of the picture's shorter side. */
export const margins = async (sheet: Sheet) => {
  const { data, info } = await sharp(Buffer.from(sheet.svg("subject")), { density: 24 })
    .ensureAlpha()
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const edges = { left: width, right: width, top: height, bottom: height };
  data.forEach((alpha, index) => {
    if (alpha < 150) return;
    const [x, y] = [index % width, Math.floor(index / width)];
    edges.left = Math.min(edges.left, x);
    edges.right = Math.min(edges.right, width - 1 - x);
    edges.top = Math.min(edges.top, y);
    edges.bottom = Math.min(edges.bottom, height - 1 - y);
  });
  const side = Math.min(width, height);
  return {
    left: edges.left / side,
    right: edges.right / side,
    top: edges.top / side,
    bottom: edges.bottom / side,
  };
};

const wobble = ({ data, width, height }: Pixels): Pixels => {
  const [slowX, slowY] = [hills(width, height, 170, 3), hills(width, height, 170, 13)];
  const [dryX, dryY] = [hills(width, height, 4.2, 4), hills(width, height, 4.2, 14)];
  const moved = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      const fromX = clampTo(width, x + (slowX[index] as number) * 4.4 + (dryX[index] as number) * 1);
      const fromY = clampTo(height, y + (slowY[index] as number) * 4.4 + (dryY[index] as number) * 1);
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      const [right, down] = [fromX - left, fromY - top];
      const corner = (top * width + left) * channels;
      const below = corner + width * channels;
      for (let channel = 0; channel < channels; channel++) {
        const upper = mixed(data[corner + channel], data[corner + channels + channel], right);
        const lower = mixed(data[below + channel], data[below + channels + channel], right);
        moved[index * channels + channel] = upper + (lower - upper) * down;
      }
    }
  }
  return { data: moved, width, height };
};

/** Soft light: grain shows in the middle tones and leaves black and white alone. */
const addTooth = ({ data, width, height }: Pixels): Pixels => {
  const [fine, cloudy] = [tooth(width, height, 99), hills(width, height, 9, 98)];
  const grained = new Uint8Array(data.length);
  for (let index = 0; index < width * height; index++) {
    const grain = ((fine[index] as number) + (cloudy[index] as number) * 0.12) * 0.3;
    for (let channel = 0; channel < channels; channel++) {
      const value = (data[index * channels + channel] as number) / 255;
      grained[index * channels + channel] = Math.min(
        255,
        Math.max(0, (value + grain * value * (1 - value)) * 255 + 0.5),
      );
    }
  }
  return { data: grained, width, height };
};

const clampTo = (size: number, place: number) => Math.min(size - 1.001, Math.max(0, place));
const mixed = (from: number | undefined, to: number | undefined, at: number) =>
  (from ?? 0) + ((to ?? 0) - (from ?? 0)) * at;
