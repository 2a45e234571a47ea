import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openShop, type Shop } from "#tests/support/shop.ts";
import { editFile, shopFiles, writeShopFolder } from "#tests/support/shop-folder.ts";
import { stockHelpers } from "#tests/support/stock-helpers.ts";
import { applyShopFolder } from "./apply.ts";
import { findPictures, storePictures } from "./folder-pictures.ts";
import { noProgress } from "./progress.ts";
import { readShopFolder } from "./read.ts";
import { readStoredShop } from "./stored-shop.ts";

let shop: Shop;
let helpers: ReturnType<typeof stockHelpers>;
beforeAll(async () => {
  shop = await openShop();
  helpers = stockHelpers(shop);
});
afterAll(() => shop.close());

async function apply(stock: object | undefined): Promise<void> {
  const files = { ...shopFiles, ...editFile("products/fern.yaml", (p) => (p.stock = stock)) };
  const folder = mkdtempSync(join(tmpdir(), "trellis-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const read = await readShopFolder(await writeShopFolder(folder, files));
  const pictures = await storePictures(await findPictures(read, shop.services.files), shop.services.files);
  await shop.services.database.transaction((tx) =>
    applyShopFolder(tx, read, pictures, shop.clock.now, noProgress),
  );
}

const stored = async () => {
  const { services } = shop;
  return (await readStoredShop(services.database.queries))!.products.get("fern")!.stock;
};

test("a folder says how stock is tracked; what it opens with is booked once", async () => {
  await apply({ low: 3, opening: 20 });
  const opened = { tracked: true, policy: "deny", backorder_days: null, few: 3, on_hand: 20 };
  expect(await helpers.stock("fern")).toMatchObject(opened);
  await helpers.track("fern", { onHand: 12 });
  await apply({ low: 3, opening: 20 });
  expect(await helpers.stock("fern")).toMatchObject({ ...opened, on_hand: 12 });
  const backorder = { policy: "backorder", days: 14 };
  await apply(backorder);
  const settings = { tracked: true, policy: "backorder", backorder_days: 14, few: 0 };
  expect(await helpers.stock("fern")).toMatchObject({ ...settings, on_hand: 12 });
  expect(await stored()).toEqual({ tracked: true, ...backorder, low: 0, opening: 12 });
  await apply(undefined);
  expect(await helpers.stock("fern")).toMatchObject({ tracked: false, on_hand: 12 });
  expect(await stored()).toBeUndefined();
  expect(await helpers.movements("fern")).toHaveLength(2);
});
