import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { shopFiles, writeShopFolder } from "#tests/support/shop-folder.ts";
import { readShopFolder } from "./read.ts";

test.each<[string, string | Buffer, string]>([
  [
    "exponentially growing aliases",
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
    "endlessly nested lists",
    "reference: ".concat("[".repeat(20_000), "]".repeat(20_000)),
    "products/moss.yaml:1: has too many lists inside each other",
  ],
  ["a very large file", "#".repeat(6_000_000), "products/moss.yaml: has 6 MB; at most 5 MB are read"],
])("%s are reported", async (_, content, words) => {
  const folder = mkdtempSync(join(tmpdir(), "trellis-refused-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await writeShopFolder(folder, shopFiles);
  writeFileSync(join(folder, "products/moss.yaml"), content);
  await expect(readShopFolder(folder)).rejects.toThrow(words);
});

test("folders are not read as pictures or products, and pictures have a maximum size", async () => {
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

test("misplaced shop files are reported, and the owner's own files are not", async () => {
  const folder = mkdtempSync(join(tmpdir(), "trellis-refused-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await writeShopFolder(folder);
  for (const own of ["notes", ".git/hooks", "photos", "deploy", "products/drafts"])
    mkdirSync(join(folder, own), { recursive: true });
  writeFileSync(join(folder, "README.md"), "Ours");
  writeFileSync(join(folder, "notes/ideas.txt"), "More ferns");
  for (const own of ["compose.yaml", "deploy/compose.yaml", "shopify.yaml", "pictures/credits.yaml"])
    writeFileSync(join(folder, own), "of: others");
  await readShopFolder(folder);
  for (const entry of ["products/ferns", "categorys", "Pages"]) mkdirSync(join(folder, entry));
  writeFileSync(join(folder, "products/ferns/moss.yaml"), "reference: 1");
  writeFileSync(join(folder, "categorys/moss.yaml"), "position: 1");
  writeFileSync(join(folder, "Pages/moss.yaml"), "text: {}");
  writeFileSync(join(folder, "homepages.yaml"), "promos: []");
  writeFileSync(join(folder, "footer.yml"), "[]");
  const words = await readShopFolder(folder).catch((error: Error) => error.message.split("\n").sort());
  expect(words).toEqual([
    'Pages: is not read; is it "pages"?',
    'categorys: is not read; is it "categories"?',
    'footer.yml: is not read; is it "footer.yaml"?',
    'homepages.yaml: is not read; is it "homepage.yaml"?',
    "products/ferns: what is in this folder is not read; put its files into products",
  ]);
});
