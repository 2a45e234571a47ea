import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { copyOfShop, openShop, type Shop } from "#tests/support/shop.ts";
import { testSettings } from "#tests/support/settings.ts";
import { soap } from "#tests/support/shopify-export.ts";
import { shopifyPlace, wholeExport } from "#tests/support/shopify-place.ts";
import { storefrontApp } from "#server/storefront-app.ts";
import { applyShopFolder } from "#server/operations/shop-data/apply.ts";
import { applyFolder, compareFolder, exportFolder } from "#server/operations/shop-data/apply-folder.ts";
import { describeDifferences } from "#server/operations/shop-data/compare.ts";
import { findPictures, storePictures } from "#server/operations/shop-data/folder-pictures.ts";
import { noProgress } from "#server/operations/shop-data/progress.ts";
import { readShopFolder } from "#server/operations/shop-data/read.ts";
import { toShopFiles } from "#server/operations/shop-data/shop-files.ts";
import { readStoredShop } from "#server/operations/shop-data/stored-shop.ts";

let shop: Shop;
let app: Awaited<ReturnType<typeof storefrontApp>>;
beforeAll(async () => {
  shop = await openShop({ environment: { SHOP_GATE: "open" } });
  app = await storefrontApp(shop.services, { checkResponses: true, isDemo: false });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

async function apply(folder: string): Promise<void> {
  const { database, files } = shop.services;
  const read = await readShopFolder(folder);
  const pictures = await storePictures(await findPictures(read, files), files);
  await database.transaction((tx) => applyShopFolder(tx, read, pictures, shop.clock.now, noProgress));
}

type Shown = { id: string; reference: string; variants: { id: string; reference: string }[] };
const productOf = (name: string) => shop.call("GET", `/products/en/europe/${name}`);
const shown = async (name: string): Promise<Shown> => (await productOf(name)).body;

test("an imported product is shown with its variants; imported and applied again it is the same", async () => {
  const { folder, run } = await shopifyPlace();
  await run(wholeExport);
  await apply(folder);
  const first = await shown("staghorn-fern");
  expect(first.variants).toMatchObject([
    { reference: "200601", gtin: "4006381333931" },
    { reference: "200602" },
    { reference: "200622", gtin: "96385074" },
    { reference: "200623" },
  ]);
  const page = async (query = "") => (await app.inject({ url: `/en/product/staghorn-fern${query}` })).body;
  await expect.poll(() => page()).toContain("Pot size");
  const chosen = await page("?variant=200623");
  for (const text of ["12 cm", "17 cm", "Terracotta", "Glazed", "€27"]) expect(chosen).toContain(text);

  const stored = async () => toShopFiles((await readStoredShop(shop.services.database.queries))!);
  const before = await stored();
  expect(describeDifferences(toShopFiles(await readShopFolder(folder)), before)).toEqual([]);
  await run(wholeExport);
  await apply(folder);
  expect(describeDifferences(before, await stored())).toEqual([]);
  const ids = ({ id, variants }: Shown) => [id, ...variants.map((one) => one.id)];
  expect(ids(await shown("staghorn-fern"))).toEqual(ids(first));
});

test("a product that gets options keeps its id, and is that of its first line", async () => {
  const { folder, run } = await shopifyPlace();
  await run([soap({ "Variant SKU": "300100" })]);
  await apply(folder);
  const { id } = await shown("leaf-soap");
  const sizes = ["1 l", "500 ml"].map((size, index) =>
    soap({ "Option1 Name": "Size", "Option1 Value": size, "Variant SKU": `30010${index}` }),
  );
  await run(sizes);
  await apply(folder);
  await expect
    .poll(() => shown("leaf-soap"))
    .toMatchObject({ id, variants: [{ id, reference: "300100" }, { reference: "300101" }] });
});

test("variants become products of their own and are combined again, under the same numbers", async () => {
  const { folder, run } = await shopifyPlace();
  await run(wholeExport);
  await apply(folder);
  const combined = await shown("watering-can");
  const separate = await shopifyPlace({ separate: ["watering-can"] });
  await separate.run(wholeExport);
  await apply(separate.folder);
  // What is cached is dropped a moment after a folder is applied.
  const status = async (name: string) => (await productOf(name)).status;
  await expect.poll(() => status("watering-can")).toBe(404);
  const sizes = [await shown("watering-can-1-5-l"), await shown("watering-can-5-l")];
  expect(sizes.map(({ reference }) => reference)).toEqual(["200620", "200621"]);
  expect([sizes[0]!.id === combined.id, sizes[1]!.id === combined.id]).toEqual([true, false]);

  for (const size of ["1-5-l", "5-l"]) rmSync(separate.pathOf(`watering-can-${size}`));
  await run(wholeExport, false, separate.folder);
  await apply(separate.folder);
  await expect.poll(() => status("watering-can-5-l")).toBe(404);
  const again = await shown("watering-can");
  expect(again.id).toBe(combined.id);
  expect(again.variants.map(({ reference }) => reference)).toEqual(["200620", "200621"]);
});

test("an import into an exported folder changes nothing in the shop", async () => {
  const copy = await copyOfShop();
  onTestFinished(() => copy.remove());
  const settings = testSettings(copy.dataFolder, copy.environment);
  const { place, folder, run } = await shopifyPlace();
  await run(wholeExport);
  await applyFolder(settings, folder, shop.clock.now);
  const exported = join(place, "exported");
  await exportFolder(settings, exported);
  // Exports write fields that imports leave to their defaults.
  expect((await run(wholeExport, false, exported)).counts).toMatchObject({ new: 0 });
  expect((await run(wholeExport, false, exported)).counts).toMatchObject({ unchanged: 3, pictures: 0 });
  expect((await compareFolder(settings, exported)).changes).toEqual([]);
});
