import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type Database } from "#server/platform/database/database.ts";
import { applyShopFolder } from "#server/operations/shop-data/apply.ts";
import { findPictures, storePictures } from "#server/operations/shop-data/folder-pictures.ts";
import { readShopFolder } from "#server/operations/shop-data/read.ts";
import { grantPoints } from "./support/grant-points.ts";
import { fern, orderHelpers } from "./support/order-helpers.ts";
import { copyOfShop, openShop, type CopyOfShop, type Shop } from "./support/shop.ts";
import { editFile, shopFiles, writeShopFolder } from "./support/shop-folder.ts";

let copy: CopyOfShop;
let shop: Shop;
/** Locks of the `apply` command. */
let other: Database;
const folder = mkdtempSync(join(tmpdir(), "trellis-locks-"));
beforeAll(async () => {
  copy = await copyOfShop();
  shop = await openShop({ copy });
  other = await openDatabase({ databaseUrl: copy.environment["DATABASE_URL"]!, dataFolder: "" });
});
afterAll(async () => {
  await other.close();
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

test("an order does not wait for a shop folder being applied, even if it changes the ordered products", async () => {
  const customer = await shop.customer();
  await grantPoints(shop.services, customer.id, 10_000);
  const { draft, submit } = orderHelpers(shop, customer);
  const byPoints = { paid_with_points: true, points_balance: 10_000, amount_due: 0 };
  const path = await writeShopFolder(join(folder, "shop"), {
    ...shopFiles,
    ...editFile("products/fern.yaml", (p) => Object.assign(p, { points: 4, barred_countries: ["CZ"] })),
  });
  const read = await readShopFolder(path);
  const pictures = await storePictures(await findPictures(read, shop.services.files), shop.services.files);
  const { promise: isApplied, resolve: applied } = Promise.withResolvers<void>();
  const { promise: isOver, resolve: over } = Promise.withResolvers<void>();
  const applying = other.transaction(async (tx) => {
    await applyShopFolder(tx, read, pictures, shop.clock.now);
    applied();
    await isOver;
  });
  await isApplied;
  try {
    const { id } = await draft([fern]);
    const { body } = await submit(id, { shipping_code: "standard", terms_version: "2026-11", ...byPoints });
    expect(body.current_status, JSON.stringify(body)).toBe("paid");
  } finally {
    over();
    await applying;
  }
  const { body } = await shop.call("GET", `/products/en/europe/${fern.product}`);
  expect(body.points).toBe(4);
});
