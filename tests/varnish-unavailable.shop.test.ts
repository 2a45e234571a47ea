import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root, runNode } from "#scripts/tools.ts";
import { openCachedShop, type CachedShop } from "./support/cached-shop.ts";
import { shopFiles, writeShopFolder } from "./support/shop-folder.ts";

let opened: CachedShop;
beforeAll(async () => {
  // A page is fresh for one second instead of ten, and served stale for one more during a fetch.
  opened = await openCachedShop({ kept: 1, grace: 1 });
});
afterAll(() => opened.close());

const path = "/en/product/fern";
const later = () => pause(2_500);
async function page(): Promise<[number, string | undefined]> {
  const { status, body } = await opened.ask(path, opened.visitor());
  return [status, /€[\d.]+/.exec(body.toString())?.[0]];
}

test("a changed price is shown once the cached page has expired", async () => {
  const { environment } = opened;
  expect(await page()).toEqual([200, "€18.95"]);
  const fern: any = structuredClone(shopFiles["products/fern.yaml"]);
  fern.prices.europe.price = 21.5;
  const folder = join(environment.DATA_DIR, "../changed");
  await writeShopFolder(folder, { ...shopFiles, "products/fern.yaml": fern });
  expect(await runNode(join(root, "scripts/shop.ts"), ["apply", folder], { environment })).toMatchObject({
    code: 0,
  });
  const price = async () =>
    JSON.parse((await opened.ask("/api/v1/products/en/europe/fern")).body.toString()).price;
  await expect.poll(price).toBe(21.5);
  await later();
  // A machine too busy to respond in time would get the stale page.
  await expect.poll(opened.seesHealth).toBe(true);
  expect(await page()).toEqual([200, "€21.50"]);
});

test("cached pages are served while the shop fails or is down, and it recovers at once", async () => {
  const { ask, visitor, line, shop } = opened;
  const before = await page();
  expect(before[0]).toBe(200);
  line.standIn(path, { status: 503, body: "away" });
  await later();
  expect(await page()).toEqual(before);
  line.standIn(path, null);
  await shop.kill();
  for (let time = 0; time < 3; time += 1) {
    expect(await page()).toEqual(before);
    await later();
  }
  const missing = await ask("/en/contact", visitor());
  expect([missing.status, missing.headers["retry-after"]]).toEqual([503, "5"]);
  expect((await ask("/api/v1/markets/")).status).toBe(503);

  await shop.start();
  expect((await ask("/en/contact", visitor())).status).toBe(200);
  expect((await ask("/api/v1/markets/")).status).toBe(200);
  line.forget();
  await expect.poll(async () => (await page(), line.count(`GET ${path}`))).toBeGreaterThan(0);
  expect(await page()).toEqual(before);
});
