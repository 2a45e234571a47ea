import { expect, test } from "vitest";
import { pngOf } from "#tests/support/png.ts";
import { readPictureMetadata } from "./picture-metadata.ts";

test("a picture with too many pixels is refused", async () => {
  const tooMany = { problem: "has more than 60 megapixels" };
  expect(await readPictureMetadata(pngOf(9_000, 7_000))).toEqual(tooMany);
  expect(await readPictureMetadata(pngOf(30_000, 30_000))).toEqual(tooMany);
  expect(await readPictureMetadata(pngOf(1_600, 1_600))).toEqual({
    format: "png",
    width: 1_600,
    height: 1_600,
  });
});

test("an empty file is refused", async () => {
  expect(await readPictureMetadata(new Uint8Array())).toEqual({ problem: "is no WebP, PNG or JPEG" });
});
