import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { shopFiles, writeShopFolder } from "../../tests/support/shop-folder.ts";
import { readShopFolder } from "./read.ts";

type Change = (content: any) => unknown;
const changed = (name: string, change: Change) => {
  const content = structuredClone(shopFiles[name]);
  change(content);
  return { [name]: content };
};

test.each<[string, Record<string, unknown>, string]>([
  [
    "a category named twice",
    changed("products/fern.yaml", (p) => (p.categories = ["ferns", "ferns"])),
    "categories names something twice",
  ],
  [
    "a related product named twice",
    changed("products/fern.yaml", (p) => (p.related = ["spade", "spade"])),
    "related names something twice",
  ],
  [
    "a reduction that is none",
    changed("products/fern.yaml", (p) => (p.prices.europe.discounted = 99)),
    "prices.europe.discounted 99 is no reduction of 18.95",
  ],
  [
    "more points than can be kept",
    changed("products/fern.yaml", (p) => (p.points = 99_999_999_999)),
    "points Too big",
  ],
  ["a name of nothing", changed("products/fern.yaml", (p) => (p.text.en.name = "")), "text.en.name is empty"],
  [
    "a zero character",
    changed("products/fern.yaml", (p) => (p.text.en.name = "Fe\0rn")),
    "text.en.name holds what is no text",
  ],
  [
    "half of a pair",
    changed("products/fern.yaml", (p) => (p.text.en.name = "Fern \ud83d")),
    "text.en.name holds what is no text",
  ],
  [
    "a picture outside the folder",
    changed("products/fern.yaml", (p) => (p.pictures = ["../../leaf.webp"])),
    "pictures.0 must be the name of a .webp, .png or .jpg file",
  ],
  [
    "a first picture described apart",
    changed("products/fern.yaml", (p) => (p.pictures = [{ file: "leaf.webp", alt: { en: "Leaf" } }])),
    "pictures the first picture is described by text.<language>.picture_alt",
  ],
  [
    "a time zone that there is not",
    changed("markets/asia.yaml", (m) => (m.time_zone = "Mars/Phobos")),
    "time_zone is no time zone",
  ],
  [
    "days that go backwards",
    changed("markets/asia.yaml", (m) => (m.shipping[0].delivery_days = [9, 2])),
    "delivery_days must go from fewer to more",
  ],
  [
    "a locale that there is not",
    changed("languages/de.yaml", (l) => (l.locale = "de_!!")),
    "locale is no locale such as de-DE",
  ],
  [
    "a page without a word in a market's first language",
    changed("pages/terms.yaml", (p) => delete p.text.en),
    "text.en is missing, the first language of japan",
  ],
  [
    "a category without one",
    changed("categories/ferns.yaml", (c) => delete c.text.en),
    "text.en is missing, the first language of japan",
  ],
  [
    "a promo's label in a language that there is not",
    changed("homepage.yaml", (h) => (h.promos[0].label.xx = "?")),
    'there is no language "xx"',
  ],
  [
    "a menu entry in a language that there is not",
    changed("menu.yaml", (m) => (m[0].children[0].name.xx = "?")),
    'there is no language "xx"',
  ],
])("%s is refused before anything is written", async (_, files, words) => {
  const folder = mkdtempSync(join(tmpdir(), "trellis-refused-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await writeShopFolder(folder, { ...shopFiles, ...files });
  const [name] = Object.keys(files);
  const read = () => readShopFolder(folder);
  expect(read).toThrow(words);
  expect(read).toThrow(new RegExp(`^${name}:\\d+: `));
});
