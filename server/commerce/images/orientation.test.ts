import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { storedImage } from "#tests/support/pictures.ts";
import { folderFiles } from "#server/platform/files/folder-files.ts";
import { readPictureMetadata } from "#server/operations/shop-data/picture-metadata.ts";
import { openPictures, type PictureFormat } from "./pictures.ts";

const formats: readonly PictureFormat[] = ["avif", "webp", "jpg"];
const red = { r: 220, g: 20, b: 20 };
const blue = { r: 20, g: 20, b: 220 };

async function pictureOf(orientation: number): Promise<Buffer> {
  const half = (background: typeof red) => ({
    create: { width: 400, height: 600, channels: 3 as const, background },
  });
  const upright = await sharp({ create: { width: 800, height: 600, channels: 3, background: red } })
    .composite([{ input: half(blue), left: 400, top: 0 }])
    .png()
    .toBuffer();
  const turns: Record<number, number> = { 1: 0, 3: 180, 6: 270, 8: 90 };
  return sharp(upright).rotate(turns[orientation]).withMetadata({ orientation }).jpeg().toBuffer();
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "trellis-pictures-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test.each([1, 3, 6, 8])("a picture of orientation %d is upright in every format", async (orientation) => {
  const folder = newFolder();
  const files = folderFiles(folder);
  const original = join(folder, "photo.jpg");
  writeFileSync(original, await pictureOf(orientation));
  const { sized } = openPictures(files, folder);
  const hash = await storedImage(files, original);
  expect(await readPictureMetadata(readFileSync(original))).toEqual({
    format: "jpeg",
    width: 800,
    height: 600,
  });
  for (const format of formats) {
    const drawn = sharp(await sized(hash, 400, format));
    const { width, height, orientation: left = 1 } = await drawn.metadata();
    expect([format, width, height, left]).toEqual([format, 400, 300, 1]);
    const { data } = await drawn.resize(2, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const [r1, , b1, r2, , b2] = data;
    expect([format, r1! > b1!, r2! > b2!]).toEqual([format, true, false]);
  }
});

test("a rotated picture is served upright with its upright size", async () => {
  const folder = newFolder();
  const files = folderFiles(folder);
  const original = join(import.meta.dirname, "../../../tests/support/exif6.jpg");
  const { sized } = openPictures(files, folder);
  const hash = await storedImage(files, original);
  expect(await readPictureMetadata(readFileSync(original))).toEqual({
    format: "jpeg",
    width: 600,
    height: 800,
  });
  for (const format of formats) {
    const { width, height } = await sharp(await sized(hash, 247, format)).metadata();
    expect([format, width, height]).toEqual([format, 247, 329]);
  }
});

test("sizes rendered by an earlier version are not sent, and are deleted", async () => {
  const folder = newFolder();
  const files = folderFiles(folder);
  const hash = await storedImage(files, join(import.meta.dirname, "../../../tests/support/exif6.jpg"));
  const earlier = join(folder, "cache/images");
  mkdirSync(earlier, { recursive: true });
  writeFileSync(join(earlier, `${hash}-247.webp`), "on its side");
  const { sized } = openPictures(files, folder);
  const { height } = await sharp(await sized(hash, 247, "webp")).metadata();
  expect(height).toBe(329);
  await expect.poll(() => existsSync(earlier)).toBe(false);
});
