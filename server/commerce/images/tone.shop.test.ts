import { afterAll, beforeAll, expect, test } from "vitest";
import sharp from "sharp";
import { eq } from "drizzle-orm";
import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openShop, type Shop } from "#tests/support/shop.ts";
import { writeShopFolder } from "#tests/support/shop-folder.ts";
import { images } from "#server/platform/database/schema.ts";
import { applyShopFolder } from "#server/operations/shop-data/apply.ts";
import { storedImage } from "#tests/support/pictures.ts";
import { findPictures, storePictures } from "#server/operations/shop-data/folder-pictures.ts";
import { readShopFolder } from "#server/operations/shop-data/read.ts";
import { analyzePictures } from "./analyze-pictures.ts";

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

test("a picture gets its tone after it was stored, and keeps it when the folder is applied again", async () => {
  const { database, files } = shop.services;
  await analyzePictures(shop.services);
  await expect.poll(tone).toBe("fern");
  const read = await readShopFolder(await writeShopFolder(folder));
  const stored = await storePictures(await findPictures(read, files), files);
  await database.transaction((tx) => applyShopFolder(tx, read, stored, shop.clock.now));
  expect(await tone()).toBe("fern");
});

test("a transparent picture has no tone, and is analysed once", async () => {
  const { database, files } = shop.services;
  const file = join(folder, "glass.png");
  const clear = { width: 40, height: 30, channels: 4, background: "#c8886880" } as const;
  await writeFile(file, await sharp({ create: clear }).png().toBuffer());
  const content_hash = await storedImage(files, file);
  await database.queries.update(images).set({ content_hash, tone: null });
  await analyzePictures(shop.services);
  await expect.poll(tone).toBeNull();
  const [row] = await database.queries
    .select({ tone: images.tone })
    .from(images)
    .where(eq(images.content_hash, content_hash));
  expect(row).toEqual({ tone: "none" });
});

test("a picture measured before rotation is measured again and gets a new URL", async () => {
  const { database, files } = shop.services;
  const content_hash = await storedImage(
    files,
    join(import.meta.dirname, "../../../tests/support/exif6.jpg"),
  );
  await database.queries
    .update(images)
    .set({ content_hash, width: 800, height: 600, measured_upright: false });
  const product = async () => (await shop.call("GET", "/products/en/europe/fern")).body.primary_image;
  const before = await product();
  await analyzePictures(shop.services);
  await expect.poll(product).toMatchObject({ width: 600, height: 800 });
  const after = await product();
  expect(after.id).not.toBe(before.id);
  await analyzePictures(shop.services);
  expect(await product()).toEqual(after);
  const { status } = await shop.call("GET", `/images/${after.id}/400/${after.file_name}.webp`);
  expect(status).toBe(200);
});
