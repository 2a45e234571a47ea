import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { stringify } from "yaml";
import { openShop } from "#tests/support/shop.ts";
import { writeShopFolder } from "#tests/support/shop-folder.ts";
import { storefrontApp } from "#server/storefront-app.ts";
import { applyShopFolder } from "#server/operations/shop-data/apply.ts";
import { findPictures, storePictures } from "#server/operations/shop-data/folder-pictures.ts";
import { readShopFolder } from "#server/operations/shop-data/read.ts";
import { importCsv } from "./import-csv.ts";

test("a product whose name and handle are emoji is imported, found, listed and shown", async () => {
  const place = mkdtempSync(join(tmpdir(), "trellis-emoji-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const shop = await openShop({ environment: { SHOP_GATE: "open" } });
  const app = await storefrontApp(shop.services, { checkResponses: true, isDemo: false });
  onTestFinished(async () => {
    await app.close();
    await shop.close();
  });
  const folder = await writeShopFolder(join(place, "shop"));
  const [file, shopify] = [join(place, "goods.csv"), join(place, "shopify.yaml")];
  writeFileSync(file, "Handle,Title,Body (HTML),Variant Price\n🌵,🌵🪴,,4.50\n🌻,🌻,<p>🌻</p>,5.50\n");
  writeFileSync(
    shopify,
    stringify({ language: "en", markets: { europe: { includes_vat: true } }, otherwise: "plants" }),
  );
  const now = shop.clock.now;
  const { counts } = await importCsv({ file, folder, shopify, isDryRun: false }, now, () => {});
  expect(counts.new).toBe(2);
  const read = await readShopFolder(folder);
  const [fragment] = [...read.products].find(([, { text }]) => text["en"]?.name === "🌵🪴")!;
  expect(fragment).toMatch(/^[0-9a-f]{8}$/);
  const { database, files } = shop.services;
  const stored = await storePictures(await findPictures(read, files), files);
  await database.transaction((tx) => applyShopFolder(tx, read, stored, now));
  const { status, body } = await shop.call("GET", `/products/en/europe/${fragment}`);
  expect([status, body.name]).toEqual([200, "🌵🪴"]);
  const page = async () => (await app.inject({ url: `/en/product/${fragment}` })).body;
  await expect.poll(page).toContain("🌵🪴");
  expect((await app.inject({ url: `/cards/en/product/${fragment}.jpg` })).statusCode).toBe(200);
  const response = await shop.call("GET", `/products/search/en/europe?term=${encodeURIComponent("🌵")}`);
  expect(response.status).toBe(200);
});
