import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { shopFiles, writeShopFolder } from "../../tests/support/shop-folder.ts";
import { readShopFolder } from "./read.ts";

test.each<[string, string | Buffer, string]>([
  [
    "aliases that explode",
    [
      "a: &a [x, x]",
      "b: &b [*a, *a]",
      "c: &c [*b, *b]",
      "d: &d [*c, *c]",
      "e: &e [*d, *d]",
      "f: [*e, *e, *e, *e]",
    ].join("\n"),
    "products/moss.yaml:2: what its names of other places (*name) stand for is too much: write it out",
  ],
  [
    "lists without end",
    "reference: ".concat("[".repeat(20_000), "]".repeat(20_000)),
    "products/moss.yaml:1: has too many lists inside each other",
  ],
  ["a file as large as a disk", "#".repeat(6_000_000), "products/moss.yaml: has 6 MB; at most 5 MB are read"],
])("%s are named in words", async (_, content, words) => {
  const folder = mkdtempSync(join(tmpdir(), "trellis-refused-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await writeShopFolder(folder, shopFiles);
  writeFileSync(join(folder, "products/moss.yaml"), content);
  await expect(readShopFolder(folder)).rejects.toThrow(words);
});

test("what is no file is no picture and no product, and a picture has its largest size", async () => {
  const folder = mkdtempSync(join(tmpdir(), "trellis-refused-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await writeShopFolder(folder, shopFiles);
  mkdirSync(join(folder, "products/moss.yaml"));
  const picture = join(folder, "pictures/leaf.webp");
  truncateSync(picture, 30_000_001);
  await expect(readShopFolder(folder)).rejects.toThrow("products/moss.yaml: is a folder, not a file");
  await expect(readShopFolder(folder)).rejects.toThrow(
    /^products\/fern\.yaml:\d+: pictures\/leaf\.webp has more than 30 MB$/m,
  );
  rmSync(picture);
  mkdirSync(picture);
  await expect(readShopFolder(folder)).rejects.toThrow(
    /^products\/fern\.yaml:\d+: pictures\/leaf\.webp is no file$/m,
  );
  await expect(readShopFolder(join(folder, "shop.yaml"))).rejects.toThrow(
    "shop.yaml is a file, not a folder.",
  );
});
