import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { editFile, shopFiles, writeShopFolder } from "#tests/support/shop-folder.ts";
import { readShopFolder } from "./read.ts";

const english = (more: object) => ({
  "search/en.yaml": { needs: [{ pets: "safe", words: ["cat"] }], ...more },
});

test.each<[string, Record<string, unknown>, string]>([
  [
    "an unknown value of a fact",
    english({ needs: [{ pets: "friendly", words: ["cat"] }] }),
    "needs.0.pets must be one of safe, toxic, or a list of them",
  ],
  [
    "two facts in one need",
    english({ needs: [{ pets: "safe", light: "shade", words: ["cat"] }] }),
    "needs.0 must have one of light, water, pets, size, habitat, offers",
  ],
  [
    "a need without a fact",
    english({ needs: [{ words: ["cat"] }] }),
    "needs.0 must have one of light, water, pets, size, habitat, offers",
  ],
  [
    "an unknown fact",
    english({ needs: [{ lihgt: "shade", words: ["dark"] }] }),
    'needs.0 has no field "lihgt"; there are light, water',
  ],
  [
    "a need without words",
    english({ needs: [{ pets: "safe", words: [] }] }),
    "needs.0.words must have at least 1 entries",
  ],
  [
    "a word of emoji only",
    english({ needs: [{ pets: "safe", words: ["🐈"] }] }),
    'needs.0.words.0 "🐈" has something that is not one word',
  ],
  [
    "a hyphenated word",
    english({ needs: [{ pets: "safe", words: ["non-toxic"] }] }),
    'needs.0.words.0 "non-toxic" has something that is not one word',
  ],
  [
    "several words instead of one",
    english({ only_in_names: ["guinea pig"] }),
    'only_in_names.0 "guinea pig" is not one word',
  ],
  [
    "a thirteenth month",
    english({ months: [{ months: [13], words: ["undecember"] }] }),
    "months.0.months.0 must be at most 12",
  ],
  ["an unknown season", english({ seasons: { pruning: ["prune"] } }), 'seasons has no field "pruning"'],
  [
    "an unknown language",
    { "search/fr.yaml": { needs: [{ pets: "safe", words: ["chat"] }] } },
    'search/fr.yaml:1: there is no language "fr"',
  ],
  [
    "an unknown favourite",
    editFile("shop.yaml", (shop) => (shop.favourites = ["fern", "fren"])),
    'there is no product "fren"',
  ],
  [
    "a favourite named twice",
    editFile("shop.yaml", (shop) => (shop.favourites = ["fern", "fern"])),
    "favourites names something twice",
  ],
])("%s is refused with its position", async (_, files, words) => {
  await expect(readShopFolder(await folderWith(files))).rejects.toThrow(words);
});

test("a shop without words for needs is accepted", async () => {
  expect((await readShopFolder(await folderWith({}))).search).toEqual(new Map());
  const shop = await readShopFolder(await folderWith(english({})));
  expect(shop.search.get("en")).toEqual({
    needs: [{ pets: ["safe"], words: ["cat"] }],
    months: [],
    seasons: {},
    not_needs: [],
    negations: [],
    beside_needs: [],
    only_in_names: [],
    synonyms: {},
  });
});

async function folderWith(files: Record<string, unknown>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "trellis-search-words-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return writeShopFolder(join(folder, "shop"), { ...shopFiles, ...files });
}
