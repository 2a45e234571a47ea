import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { storefrontApp } from "#server/storefront-app.ts";
import { fern, orderHelpers } from "./support/order-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { stockHelpers } from "./support/stock-helpers.ts";

let shop: Shop;
let app: FastifyInstance;
let helpers: ReturnType<typeof stockHelpers>;
beforeAll(async () => {
  shop = await openShop({ environment: { SHOP_GATE: "open" } });
  app = await storefrontApp(shop.services, { checkResponses: true, isDemo: true });
  helpers = stockHelpers(shop);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});
beforeEach(() => helpers.track("fern", { onHand: 10, few: 2, policy: "deny", backorder_days: null }));

const read = async (url: string): Promise<string> => {
  const { statusCode, body } = await app.inject({ url, headers: { cookie: "trellis_place=europe.en" } });
  expect([url, statusCode]).toEqual([url, 200]);
  return body;
};
const search = async <Body = unknown>(query: string): Promise<Body> =>
  JSON.parse(await read(`/api/v1/products/search/en/europe${query}`)) as Body;
const ferns = {
  product: "/api/v1/products/en/europe/fern",
  list: "/api/v1/products/search/en/europe?category=ferns",
  inStock: "/api/v1/products/search/en/europe?in_stock=true",
  count: "/api/v1/products/search/en/europe/count?in_stock=true",
  facets: "/api/v1/products/search/en/europe/facets",
  feed: "/feeds/europe/en.xml",
};
const others = [
  "/api/v1/products/en/europe/olive",
  "/api/v1/products/search/en/europe?term=olive",
  "/api/v1/settings/",
];
const all = [...Object.values(ferns), ...others];
const cached = () => all.filter((url) => shop.services.responseCache.get(url) !== undefined);
async function fillCache(): Promise<void> {
  await expect.poll(async () => (await Promise.all(all.map(read)), cached().length)).toBe(all.length);
}
const order = async (count: number) =>
  orderHelpers(shop, await shop.customer()).submitted([{ ...fern, count }]);

test("an order drops cached responses only if it changes an availability, and only those that say it", async () => {
  await fillCache();
  await order(3);
  expect(cached()).toEqual(all);
  const noticed = new Promise<void>((done) => shop.services.whenChanged(() => done()));
  await order(5);
  await noticed;
  expect(cached()).toEqual(others);
  expect(JSON.parse(await read(ferns.product))).toMatchObject({ availability: "few" });
});

test("what is sold out or not for sale is left out of what is in stock, and what is sold out is said in feed and structured data", async () => {
  const noticed = new Promise<void>((done) => shop.services.whenChanged(() => done()));
  await helpers.track("fern", { onHand: 0 });
  await noticed;
  const names = async (query: string) =>
    (await search<{ url_fragment: string }[]>(query)).map(({ url_fragment }) => url_fragment);
  const every = await names("");
  expect(every).toContain("fern");
  const bought = every.filter((name) => name !== "fern" && name !== "olive");
  expect(await names("?in_stock=true")).toEqual(bought);
  expect(await search("/count?in_stock=true")).toEqual({ count: bought.length });
  expect(await search("/facets")).toMatchObject({ count: every.length, in_stock: bought.length });
  expect(await search("/facets?in_stock=true")).toMatchObject({ count: bought.length });
  const item = async () => /<g:id>100203<[^]*?<\/item>/.exec(await read(ferns.feed))![0];
  expect(await item()).toContain("<g:availability>out_of_stock</g:availability>");
  expect(await read("/en/product/fern")).toContain("https://schema.org/OutOfStock");
  const later = new Promise<void>((done) => shop.services.whenChanged(() => done()));
  await helpers.track("fern", { policy: "backorder", backorder_days: 14 });
  await later;
  const date = new Date(shop.clock.now.getTime() + 14 * 86_400_000).toISOString().slice(0, 10);
  expect(await item()).toContain("<g:availability>backorder</g:availability>");
  expect(await item()).toContain(`<g:availability_date>${date}</g:availability_date>`);
  expect(await read("/en/product/fern")).toContain("https://schema.org/BackOrder");
  expect(await names("?in_stock=true")).not.toContain("fern");
});

test("a quote says how many are left of what too many are wanted of, and no other number", async () => {
  const variant_id = await shop.productId("fern");
  const { allocated } = await helpers.stock("fern");
  await helpers.track("fern", { onHand: allocated + 10 });
  const leftOf = async (count: number) => {
    const items = [{ variant_id, count }];
    const { body } = await shop.call("POST", "/quotes/en/europe", { body: { items } });
    return body.items.map(({ left }: { left: number | null }) => left);
  };
  expect([await leftOf(10), await leftOf(11)]).toEqual([[null], [10]]);
  await order(10);
  expect(await leftOf(1)).toEqual([0]);
  await helpers.track("fern", { policy: "backorder" });
  expect(await leftOf(1)).toEqual([null]);
});
