import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { margins, print, type Pixels } from "./raster.ts";
import { scenes, type Scene } from "./scenes/index.ts";
import { Sheet } from "./sheet.ts";

export const picturesFolder = fileURLToPath(new URL("../shop-data/pictures/", import.meta.url));
export const largestFile = 150_000;
const smallestMargin = 0.06;
/** From crisp to soft, each with the quality below which a softer print looks better. */
const attempts = [
  { softness: 0, lowest: 78 },
  { softness: 0.65, lowest: 76 },
  { softness: 0.85, lowest: 40 },
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

const encode = async (scene: Scene) => {
  const sheet = sketch(scene);
  for (const { softness, lowest } of attempts) {
    const pixels = await print(sheet, softness);
    const found = await bestQuality(pixels, lowest);
    if (found) return { ...found, softness };
  }
  throw new Error("no quality brings the picture under its size");
};

/** The highest quality whose file fits, by halving the range: files grow with quality. */
const bestQuality = async (pixels: Pixels, lowest: number) => {
  let best: { file: Buffer; quality: number } | null = null;
  let [low, high] = [lowest, 90];
  while (low <= high) {
    const quality: number = best || low !== lowest ? Math.floor((low + high) / 2) : lowest;
    const file = await webp(pixels, quality);
    if (file.length < largestFile) {
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

const drawOne = async (name: string, scene: Scene) => {
  const started = performance.now();
  const { file, quality, softness } = await encode(scene);
  await writeFile(`${picturesFolder}${name}.webp`, file);
  const drawings = { ...keptDrawings(), [name]: drawingOf(scene) };
  writeFileSync(drawingsFile, `${JSON.stringify(drawings, null, 2)}\n`);
  const tight = Object.entries(scene.bleeds ? {} : await margins(sketch(scene)))
    .filter(([, share]) => share < smallestMargin)
    .map(([edge, share]) => `${edge} only ${(share * 100).toFixed(1)} %`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${name}: ${Math.round(file.length / 1000)} kB, quality ${quality}, softness ${softness}, ${seconds} s ${tight.join(", ")}`,
  );
};

if (import.meta.main) {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !(name in scenes));
  if (unknown.length > 0) throw new Error(`no such scene: ${unknown.join(", ")}`);
  await mkdir(picturesFolder, { recursive: true });
  for (const [name, scene] of Object.entries(scenes)) {
    if (wanted.length === 0 || wanted.includes(name)) await drawOne(name, scene);
  }
}
