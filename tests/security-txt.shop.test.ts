import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { announceChange } from "#server/platform/database/changes.ts";
import { applyShopFolder } from "#server/operations/shop-data/apply.ts";
import { findPictures, storePictures } from "#server/operations/shop-data/folder-pictures.ts";
import { readShopFolder } from "#server/operations/shop-data/read.ts";
import { storefrontApp } from "#server/storefront-app.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { editFile, shopFiles, writeShopFolder } from "./support/shop-folder.ts";

let shop: Shop;
let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
  // The file is served without passing the gate.
  shop = await openShop({ environment: { PUBLIC_URL: "https://trellis.example", SHOP_GATE: "code:word" } });
  app = await storefrontApp(shop.services, { checkResponses: true, isDemo: false });
  folder = mkdtempSync(join(tmpdir(), "trellis-security-"));
});
afterAll(async () => {
  await app.close();
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const address = "/.well-known/security.txt";
const read = async () => (await app.inject({ url: address })).body;

async function apply(name: string, change: (file: any) => void): Promise<void> {
  const path = join(folder, name);
  const shopFolder = await readShopFolder(
    await writeShopFolder(path, { ...shopFiles, ...editFile("shop.yaml", change) }),
  );
  const { files } = shop.services;
  const pictures = await storePictures(await findPictures(shopFolder, files), files);
  await shop.services.database.transaction(async (tx) => {
    await applyShopFolder(tx, shopFolder, pictures, shop.clock.now);
    await announceChange(tx);
  });
}

test("by default it has the shop's contact, an expiry in half a year, and the shop's languages", async () => {
  await apply("plain", () => {});
  const expected = [
    "Contact: mailto:hello@trellis.example",
    "Expires: 2027-05-20T00:00:00.000Z",
    "Preferred-Languages: en, de",
    "Canonical: https://trellis.example/.well-known/security.txt",
    "",
  ].join("\n");
  await expect.poll(read).toBe(expected);
  const { statusCode, headers } = await app.inject({ url: `${address}?x=1` });
  expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([
    200,
    "text/plain; charset=utf-8",
    "public, max-age=3600",
  ]);
});

test.each([
  ["security@trellis.example", "mailto:security@trellis.example"],
  ["https://trellis.example/report", "https://trellis.example/report"],
])("it has the folder's contact %s and policy", async (security_contact, shown) => {
  const policy = "https://trellis.example/page/security";
  await apply(shown.split(":")[0]!, (file) =>
    Object.assign(file, { security_contact, security_policy: policy }),
  );
  await expect.poll(read).toContain(`Contact: ${shown}\n`);
  expect(await read()).toMatch(new RegExp(`\nPolicy: ${policy}\n$`));
});
