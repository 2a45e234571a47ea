import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { margins, print, type Pixels } from "./raster.ts";
import type { Scene } from "./scenes/index.ts";
import { Sheet } from "./sheet.ts";

export const picturesFolder = fileURLToPath(new URL("../shop-data/pictures/", import.meta.url));
export const largestFile = 150_000;
const smallestMargin = 0.06;
const aim = 110_000;
/** From crisp to soft, each with the quality below which a softer print looks better; the busiest may be larger. */
const attempts = [
  { softness: 0.5, lowest: 74, limit: aim },
  { softness: 0.75, lowest: 66, limit: aim },
  { softness: 0.85, lowest: 58, limit: aim },
  { softness: 0.85, lowest: 40, limit: largestFile },
] as const;

export const sketch = ({ seed, size, draw }: Scene) => {
  const sheet = new Sheet(seed, ...(size === "wide" ? ([1470, 825] as const) : ([1200, 1200] as const)));
  draw(sheet);
  return sheet;
};

const drawingsFile = new URL("drawings.json", import.meta.url);
const printer = ["raster.ts", "noise.ts"].map((file) => readFileSync(new URL(file, import.meta.url), "utf8"));

/** What a scene draws, as a hash of its SVG and of the code that prints it. */
export const drawingOf = (scene: Scene): string =>
  createHash("sha256").update(sketch(scene).svg()).update(printer.join()).digest("hex").slice(0, 16);

/** What each kept picture was drawn from, by the scene's name. */
export const keptDrawings = (): Record<string, string> =>
  JSON.parse(readFileSync(drawingsFile, "utf8")) as Record<string, string>;

export const changed = (name: string, scene: Scene, kept: Record<string, string>) =>
  kept[name] !== drawingOf(scene) || !existsSync(`${picturesFolder}${name}.webp`);

const encode = async (scene: Scene) => {
  const sheet = sketch(scene);
  for (const { softness, lowest, limit } of attempts) {
    const pixels = await print(sheet, softness);
    const found = await bestQuality(pixels, lowest, limit);
    if (found) return { ...found, softness };
  }
  throw new Error("no quality brings the picture under its size");
};

/** The highest quality whose file fits, by halving the range: files grow with quality. */
const bestQuality = async (pixels: Pixels, lowest: number, limit: number) => {
  let best: { file: Buffer; quality: number } | null = null;
  let [low, high] = [lowest, 90];
  while (low <= high) {
    const quality: number = best || low !== lowest ? Math.floor((low + high) / 2) : lowest;
    const file = await webp(pixels, quality);
    if (file.length < limit) {
      best = { file, quality };
      low = quality + 1;
    } else {
      if (!best) return null;
      high = quality - 1;
    }
  }
  return best;
};

const webp = ({ data, width, height }: Pixels, quality: number) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality, effort: 6 })
    .toBuffer();

export const drawOne = async (name: string, scene: Scene) => {
  const started = performance.now();
  const { file, quality, softness } = await encode(scene);
  await writeFile(`${picturesFolder}${name}.webp`, file);
  const drawings = { ...keptDrawings(), [name]: drawingOf(scene) };
  writeFileSync(drawingsFile, `${JSON.stringify(drawings, null, 2)}\n`);
  const tight = Object.entries(scene.bleeds ? {} : await margins(sketch(scene)))
    .filter(([, share]) => share < smallestMargin)
    .map(([edge, share]) => `${edge} only ${(share * 100).toFixed(1)} %`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return `${name}: ${Math.round(file.length / 1000)} kB, quality ${quality}, softness ${softness}, ${seconds} s ${tight.join(", ")}`;
};

/** Small and without the print's hand: for looking while a scene is being made. */
export const preview = async (name: string, scene: Scene) => {
  const started = performance.now();
  const markup = sketch(scene).svg();
  const made = performance.now();
  await sharp(Buffer.from(markup), { density: 36 }).png().toFile(`/tmp/${name}.png`);
  const filters = markup.match(/filter="/g)?.length ?? 0;
  console.log(
    `/tmp/${name}.png: SVG ${Math.round(markup.length / 1000)} kB in ${Math.round(made - started)} ms, ${filters} filters, ${Math.round(performance.now() - made)} ms`,
  );
};
