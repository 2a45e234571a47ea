import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { editFile, shopFiles, writeShopFolder } from "#tests/support/shop-folder.ts";
import { demoFolder } from "#server/open-services.ts";
import { readShopFolder } from "./read.ts";
import { findInvisibleEntries } from "./invisible-entries.ts";

async function unseenIn(files: Record<string, unknown>): Promise<string[]> {
  const place = mkdtempSync(join(tmpdir(), "trellis-unseen-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  return findInvisibleEntries(await readShopFolder(await writeShopFolder(place, { ...shopFiles, ...files })));
}

test("homepage entries that a market does not sell are reported", async () => {
  const promo = { image: "leaf.webp", label: { en: "Look", de: "Schau" } };
  const files = {
    ...editFile("products/fern.yaml", ({ prices }) => delete prices.japan),
    ...editFile("homepage.yaml", (homepage) => {
      homepage.recommended = { europe: ["fern"], japan: ["fern"] };
      homepage.promos = [
        { ...promo, markets: ["europe", "japan"], product: "fern" },
        { ...promo, markets: ["europe", "japan"], category: "ferns" },
        { ...promo, markets: ["europe"], category: "plants" },
      ];
    }),
  };
  expect(await unseenIn(files)).toEqual([
    'homepage.yaml: recommended for japan is "fern", which has no price there; it is left out',
    'homepage.yaml: a promo for japan leads to product "fern", which has no price there',
    'homepage.yaml: a promo for japan leads to category "ferns", in which nothing has a price there',
  ]);
});

test("every entry of the demo's front page is visible", async () => {
  expect(findInvisibleEntries(await readShopFolder(demoFolder))).toEqual([]);
});
