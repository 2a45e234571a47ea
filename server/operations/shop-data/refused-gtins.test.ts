import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { editFile, shopFiles, writeShopFolder } from "#tests/support/shop-folder.ts";
import { readShopFolder } from "./read.ts";

test.each<[string, Record<string, unknown>, string]>([
  [
    "a GTIN with a wrong check digit",
    editFile("products/fern.yaml", (p) => (p.gtin = "4006381333932")),
    "gtin is no GTIN of 8, 12, 13 or 14 digits in quotes with the right check digit",
  ],
  [
    "one GTIN of two products, written in two ways",
    {
      ...editFile("products/spade.yaml", (p) => (p.gtin = "04006381333931")),
      ...editFile("products/fern.yaml", (p) => (p.gtin = "4006381333931")),
    },
    'gtin 04006381333931 is that of "fern"',
  ],
])("%s is refused", async (_, files, words) => {
  const folder = mkdtempSync(join(tmpdir(), "trellis-refused-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await writeShopFolder(folder, { ...shopFiles, ...files });
  await expect(readShopFolder(folder)).rejects.toThrow(`${Object.keys(files)[0]}:`);
  await expect(readShopFolder(folder)).rejects.toThrow(words);
});
