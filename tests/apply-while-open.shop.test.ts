import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root, runNode } from "#scripts/tools.ts";
import { copyOfShop, openShop, type CopyOfShop, type Shop } from "./support/shop.ts";
import { shopFiles, writeShopFolder } from "./support/shop-folder.ts";

let copy: CopyOfShop;
let shop: Shop;
const folder = mkdtempSync(join(tmpdir(), "trellis-open-"));
beforeAll(async () => {
  copy = await copyOfShop();
  shop = await openShop({ copy });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Enough for many requests during the write. */
const further = Object.fromEntries(
  Array.from({ length: 600 }, (_, number) => [
    `products/moss-${number}.yaml`,
    { ...(shopFiles["products/spade.yaml"] as object), reference: String(700_000 + number) },
  ]),
);

test("the shop keeps selling while a folder is applied, and no response mixes old and new data", async () => {
  const fern: any = structuredClone(shopFiles["products/fern.yaml"]);
  fern.prices.europe.price = 21.5;
  fern.text.en.name = "Sword fern";
  const path = await writeShopFolder(join(folder, "shop"), {
    ...shopFiles,
    ...further,
    "products/fern.yaml": fern,
  });
  const tokens = await Promise.all([0, 1, 2].map(async () => (await shop.customer()).token));
  const product_id = await shop.productId("fern");
  const seen = new Map<string, number>();
  const refused: unknown[] = [];
  const send = async (...call: Parameters<Shop["call"]>) => {
    const answer = await shop.call(...call);
    if (answer.status >= 400) refused.push([call[1], answer.status, answer.body]);
    return answer.body;
  };
  let isBeingApplied = true;
  const shopper = async (token: string, number: number) => {
    for (let turn = 0; isBeingApplied; turn += 1) {
      // Each search is unique, so no cached response is used.
      await send("GET", `/products/search/en/europe?price_from=${number}.${turn}&limit=24`);
      const { name, price } = await send("GET", "/products/en/europe/fern");
      seen.set(`${name} ${price}`, (seen.get(`${name} ${price}`) ?? 0) + 1);
      const line = await send("POST", "/cart/", { token, body: { product_id, count: 1 } });
      await send("DELETE", `/cart/${line.id}`, { token });
    }
  };
  const shoppers = Promise.all(tokens.map(shopper));
  const environment = { DATA_DIR: copy.dataFolder, ...copy.environment };
  const applied = await runNode(join(root, "scripts/shop.ts"), ["apply", path], { environment });
  await expect.poll(async () => (await shop.call("GET", "/products/en/europe/fern")).body.price).toBe(21.5);
  isBeingApplied = false;
  await shoppers;
  expect(applied.code).toBe(0);
  expect(refused).toEqual([]);
  expect([...seen.keys()].sort()).toEqual(["Boston fern 18.95", "Sword fern 21.5"]);
  const [before] = [...seen.values()];
  expect(before).toBeGreaterThan(20);
});
