import { readdirSync, statSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { largestFile, picturesFolder, sketch } from "./draw.ts";
import { margins, print } from "./raster.ts";
import { scenes, type Scene } from "./scenes/index.ts";

const files = readdirSync(picturesFolder).filter((name) => name.endsWith(".webp"));
const names = Object.keys(scenes);
const scene = (name: string) => scenes[name] as Scene;

/** Mean difference per channel that encoding and another machine's rasteriser explain; a moved leaf is beyond it. */
const tolerance = 3.5;

const meanDifference = (one: Uint8Array, other: Uint8Array) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

const smaller = (image: Sharp) => image.removeAlpha().resize(400).raw().toBuffer();

const redrawn = async (one: Scene) => {
  const { data, width, height } = await print(sketch(one));
  return smaller(sharp(data, { raw: { width, height, channels: 3 } }));
};

test("every scene has its picture and every picture its scene", () => {
  expect(files.map((file) => file.replace(".webp", "")).sort()).toEqual([...names].sort());
});

test.each(names)("%s is light and large enough", async (name) => {
  const file = `${picturesFolder}${name}.webp`;
  expect(statSync(file).size).toBeLessThan(largestFile);
  const { width, height } = await sharp(file).metadata();
  expect([width, height]).toEqual(scene(name).size === "wide" ? [1960, 1100] : [1600, 1600]);
});

test("a scene still draws the picture that is kept", async () => {
  const kept = await smaller(sharp(`${picturesFolder}snake-plant.webp`));
  expect(meanDifference(await redrawn(scene("snake-plant")), kept)).toBeLessThan(tolerance);
});

test("the comparison notices a plant that grew differently", async () => {
  const kept = await smaller(sharp(`${picturesFolder}snake-plant.webp`));
  const other = await redrawn({ ...scene("snake-plant"), seed: 6 });
  expect(meanDifference(other, kept)).toBeGreaterThan(tolerance);
});

test("the margin check sees a subject that touches the edge", async () => {
  const touching: Scene = { seed: 1, draw: (sheet) => sheet.fill("M0 300H600V900H0Z", "#000000") };
  expect((await margins(sketch(touching))).left).toBe(0);
});
