import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { openPictures } from "./pictures.ts";

test("a picture is sent even if its size cannot be kept", async () => {
  const folder = mkdtempSync(join(tmpdir(), "trellis-pictures-"));
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => {
    told.mockRestore();
    rmSync(folder, { recursive: true, force: true });
  });
  const original = join(folder, "leaf.png");
  await sharp({ create: { width: 300, height: 200, channels: 3, background: "green" } }).toFile(original);
  const { store, sized } = openPictures(folder);
  const { content_hash } = await store(original);
  // Sizes are kept below this name.
  writeFileSync(join(folder, "cache"), "");
  for (let time = 0; time < 2; time += 1) {
    const { width, format } = await sharp(await sized(content_hash, 144, "webp")).metadata();
    expect([width, format]).toEqual([144, "webp"]);
  }
  expect(told).toHaveBeenCalledTimes(2);
  expect(readdirSync(join(folder, "images"))).toEqual([content_hash]);
});
