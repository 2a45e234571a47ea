import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShop, type Shop } from "../../tests/support/shop.ts";
import { makeAhead } from "./make-ahead.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test("what a phone asks for of the front page is there before it asks, and is made once", async () => {
  const folder = join(shop.services.settings.dataFolder, "cache", "images");
  const goOn = { signal: new AbortController().signal };
  await makeAhead(shop.services, { signal: AbortSignal.abort() });
  const made = () => new Map(readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mtimeMs]));
  await makeAhead(shop.services, goOn);
  const before = made();
  const [promo] = (await shop.call("GET", "/homepage/promos/localized/en/europe")).body;
  const [{ product }] = (await shop.call("GET", "/homepage/products/localized/en/europe")).body;
  for (const [{ id, file_name }, width] of [
    [promo.image, 1200],
    [product.primary_image, 600],
  ])
    expect((await shop.call("GET", `/images/${id}/${width}/${file_name}.avif`)).status).toBe(200);
  await makeAhead(shop.services, goOn);
  expect(made()).toEqual(before);
  expect([...before.keys()].map((name) => name.replace(/^\w+-/, "")).sort()).toEqual(
    expect.arrayContaining(["1200.avif", "600.avif"]),
  );
});
