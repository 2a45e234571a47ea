import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { generateWholePictures, staleWholePictures } from "./whole-pictures.ts";

const pictureOf = (background: string) =>
  sharp({ create: { width: 200, height: 200, channels: 3, background } })
    .webp()
    .toBuffer();

test("a picture is listed once it was decoded, and an outdated list is detected", async () => {
  const place = mkdtempSync(join(tmpdir(), "trellis-whole-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const [folder, list] = [join(place, "pictures"), join(place, "list.json")];
  mkdirSync(folder);
  const stale = () => staleWholePictures(folder, list);

  writeFileSync(join(folder, "leaf.webp"), await pictureOf("green"));
  expect(stale()).not.toEqual([]);
  await generateWholePictures(folder, list);
  expect(stale()).toEqual([]);

  writeFileSync(join(folder, "petal.webp"), (await pictureOf("red")).fill(0xff, 40));
  expect(stale()).not.toEqual([]);
  await expect(generateWholePictures(folder, list)).rejects.toThrow("petal.webp is cut off or broken.");
  expect(stale()).not.toEqual([]);
});
