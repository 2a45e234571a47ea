import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storedImage } from "#tests/support/pictures.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";
import { announceChange } from "#server/platform/database/changes.ts";
import { images } from "#server/platform/database/schema.ts";
import { keepPictureCacheWarm, warmPictureCache } from "./picture-cache-warming.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
const folder = () => join(shop.services.settings.dataFolder, "cache", "images-2");

test("the front page's pictures are cached ahead in phone sizes, once", async () => {
  const goOn = { signal: new AbortController().signal };
  await warmPictureCache(shop.services, { signal: AbortSignal.abort() });
  const made = () =>
    new Map(readdirSync(folder()).map((name) => [name, statSync(join(folder(), name)).mtimeMs]));
  await warmPictureCache(shop.services, goOn);
  const before = made();
  const [promo] = (await shop.call("GET", "/homepage/promos/localized/en/europe")).body;
  const [{ product }] = (await shop.call("GET", "/homepage/products/localized/en/europe")).body;
  for (const [{ id, file_name }, width] of [
    [promo.image, 1200],
    [product.primary_image, 600],
  ])
    expect((await shop.call("GET", `/images/${id}/${width}/${file_name}.avif`)).status).toBe(200);
  await warmPictureCache(shop.services, goOn);
  expect(made()).toEqual(before);
  expect([...before.keys()].map((name) => name.replace(/^\w+-/, "")).sort()).toEqual(
    expect.arrayContaining(["1200.avif", "600.avif"]),
  );
});

test("pictures added to the front page later are cached too", async () => {
  const { database, files } = shop.services;
  const listeners: ((tags: string[] | null) => void)[] = [];
  const ending = new AbortController();
  keepPictureCacheWarm(shop.services, (then) => listeners.push(then), { signal: ending.signal, pause: 10 });
  const unfollow = database.follow({
    changed: (tags) => listeners.forEach((listener) => listener(tags)),
    lost: () => {},
  });
  const blue = sharp({ create: { width: 900, height: 900, channels: 3, background: "#00f" } });
  const file = join(shop.services.settings.dataFolder, "blue.webp");
  await blue.toFile(file);
  const content_hash = await storedImage(files, file);
  const fern = await shop.productId("fern");
  await database.transaction(async (tx) => {
    await tx.update(images).set({ content_hash }).where(eq(images.holder_id, fern));
    await announceChange(tx);
  });
  await expect.poll(() => existsSync(join(folder(), `${content_hash}-600.avif`))).toBe(true);
  ending.abort();
  await unfollow();
});
