import { readdirSync, statSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawingOf, keptDrawings, largestFile, picturesFolder, sketch } from "./draw.ts";
import { margins } from "./raster.ts";
import { scenes, type Scene } from "./scenes/index.ts";

const files = readdirSync(picturesFolder).filter((name) => name.endsWith(".webp"));
const names = Object.keys(scenes);
const scene = (name: string) => scenes[name] as Scene;

test("every scene has a picture and every picture a scene", () => {
  expect(files.map((file) => file.replace(".webp", "")).sort()).toEqual([...names].sort());
});

test.each(names)("%s is small enough in bytes and has its full size", async (name) => {
  const file = `${picturesFolder}${name}.webp`;
  expect(statSync(file).size).toBeLessThan(largestFile);
  const { width, height } = await sharp(file).metadata();
  expect([width, height]).toEqual(scene(name).size === "wide" ? [1960, 1100] : [1600, 1600]);
});

test.each(names)("%s matches the drawing of its scene", (name) => {
  expect(drawingOf(scene(name)), `Draw it anew: npm run draw --workspace art -- ${name}`).toBe(
    keptDrawings()[name],
  );
});

test("a changed drawing is detected", () => {
  const { seed, ...rest } = scene("snake-plant");
  expect(drawingOf({ ...rest, seed: seed + 1 })).not.toBe(keptDrawings()["snake-plant"]);
});

test("the margin check detects a subject that touches the edge", async () => {
  const touching: Scene = { seed: 1, draw: (sheet) => sheet.fill("M0 300H600V900H0Z", "#000000") };
  expect((await margins(sketch(touching))).left).toBe(0);
});
