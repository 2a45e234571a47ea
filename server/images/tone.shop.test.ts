import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShop, type Shop } from "../../tests/support/shop.ts";
import { writeShopFolder } from "../../tests/support/shop-folder.ts";
import { images } from "../database/schema.ts";
import { applyShopFolder } from "../shop-data/apply.ts";
import { storePictures } from "../shop-data/folder-pictures.ts";
import { readShopFolder } from "../shop-data/read.ts";

let shop: Shop;
const folder = mkdtempSync(join(tmpdir(), "trellis-tones-"));
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const tone = async () => (await shop.call("GET", "/products/en/europe/fern")).body.primary_image.tone;

test("a picture that was stored before there were tones gets one when the folder is next applied", async () => {
  const { database, kept, pictures } = shop.services;
  const drawn = await tone();
  await database.queries.update(images).set({ tone: null });
  kept.clear();
  expect(await tone()).toBeNull();
  const read = readShopFolder(await writeShopFolder(folder));
  const stored = await storePictures(read, pictures);
  await database.transaction((tx) => applyShopFolder(tx, read, stored, shop.clock.now));
  kept.clear();
  expect([drawn, await tone()]).toEqual(["fern", "fern"]);
});
