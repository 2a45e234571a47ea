import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { storedImage } from "#tests/support/pictures.ts";
import { log } from "#server/platform/telemetry/log.ts";
import { folderFiles } from "#server/platform/files/folder-files.ts";
import { openPictures } from "./pictures.ts";
import { dominantTone } from "./tone.ts";

const drawn = join(import.meta.dirname, "../../../shop-data/pictures");

test.each([
  ["basil", "linen"],
  ["regal-lily", "dusk"],
  ["solar-string-lights", "fern"],
  ["bunny-ear-cactus", "clay"],
  ["common-box", "honey"],
  ["oregano", "pool"],
  ["moth-orchid", "plum"],
  ["crocosmia-lucifer", "sage"],
])("the picture of %s has the tone %s", async (name, tone) => {
  expect(await dominantTone(readFileSync(join(drawn, `${name}.webp`)))).toBe(tone);
});

test("grey, transparent and single-pixel pictures have their tones", async () => {
  const create = { width: 40, height: 30, channels: 4, background: "#c8886880" } as const;
  expect(await dominantTone(await sharp({ create }).png().toBuffer())).toBe("none");
  const opaque = { ...create, width: 1, height: 1, channels: 3, background: "#284858" } as const;
  expect(await dominantTone(await sharp({ create: opaque }).png().toBuffer())).toBe("dusk");
  const grey = sharp({ create: { ...opaque, background: "#e6e6e6" } }).toColourspace("b-w");
  expect(await dominantTone(await grey.png().toBuffer())).toBe("mist");
});

test("a picture is sent even if its size cannot be cached", async () => {
  const folder = mkdtempSync(join(tmpdir(), "trellis-pictures-"));
  const errors = vi.spyOn(log, "error").mockImplementation(() => {});
  onTestFinished(() => {
    errors.mockRestore();
    rmSync(folder, { recursive: true, force: true });
  });
  const original = join(folder, "leaf.png");
  await sharp({ create: { width: 300, height: 200, channels: 3, background: "green" } }).toFile(original);
  const files = folderFiles(folder);
  const { sized } = openPictures(files, folder);
  const content_hash = await storedImage(files, original);
  writeFileSync(join(folder, "cache"), "");
  for (let time = 0; time < 2; time += 1) {
    const { width, format } = await sharp(await sized(content_hash, 144, "webp")).metadata();
    expect([width, format]).toEqual([144, "webp"]);
  }
  expect(errors).toHaveBeenCalledTimes(2);
  expect(readdirSync(join(folder, "images"))).toEqual([content_hash]);
});

test("simultaneous requests encode a photo once, never onto the disk, and failures are retried", async () => {
  const folder = mkdtempSync(join(tmpdir(), "trellis-pictures-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { ofPhoto } = openPictures(folderFiles(folder), folder);
  const photo = readFileSync(join(drawn, "basil.webp"));
  await expect(ofPhoto("a", Buffer.from("half a pic"), 144, "avif")).rejects.toThrow(/unsupported|Input/);
  const [first, second] = [ofPhoto("a", photo, 144, "avif"), ofPhoto("a", photo, 144, "avif")];
  expect(await second).toBe(await first);
  expect((await sharp(await ofPhoto("a", photo, 247, "avif")).metadata()).width).toBe(247);
  expect(readdirSync(folder)).toEqual([]);
});
