import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { operatorActor } from "#server/commerce/audit/audit.ts";
import { changeLanguage } from "#server/commerce/markets/change-languages.ts";
import { noteLanguageChange } from "#server/commerce/markets/folder-digests.ts";
import { findLanguages, toWireLanguage } from "#server/commerce/markets/markets.ts";
import { productPrices, shopFacts } from "#server/platform/database/schema.ts";
import { storefrontApp } from "#server/storefront-app.ts";
import { applyFiles } from "./support/apply-files.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { editFile, shopFiles } from "./support/shop-folder.ts";

let shop: Shop;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await openShop({ environment: { SHOP_GATE: "open" } });
  app = await storefrontApp(shop.services, { checkResponses: true, isDemo: true });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

/** By what they show or depend on in the market Europe. */
const addresses = {
  fern: [
    "/api/v1/products/en/europe/fern",
    "/api/v1/products/de/europe/fern",
    "/en/product/fern",
    // It recommends the fern.
    "/api/v1/homepage/products/localized/en/europe",
    "/en/shop",
    // They contain the fern.
    "/api/v1/products/search/en/europe?category=ferns",
    "/api/v1/products/search/en/europe?sort=name",
    "/api/v1/products/suggestions/en/europe?term=fern",
  ],
  ranges: [
    "/api/v1/products/search/en/europe/facets",
    "/api/v1/products/search/en/europe/facets?category=plants",
  ],
  prices: [
    // The fern is its only product.
    "/api/v1/products/search/en/europe/facets?category=ferns",
    "/api/v1/products/search/en/europe/facets?term=fern",
    "/api/v1/products/search/en/europe/facets?term=spade",
    "/api/v1/products/search/en/europe/facets?category=plants&light=bright",
    "/api/v1/products/search/en/europe?sort=price&limit=1",
    "/api/v1/products/search/en/europe?price_from=100",
    "/api/v1/products/search/en/europe?offers=true",
    "/api/v1/products/search/en/europe/count?price_to=1",
    "/en/product-categories/plants/ferns",
    "/feeds/europe/en.xml",
  ],
  content: [
    "/api/v1/menu/localized/en",
    "/api/v1/footer/localized/de",
    "/api/v1/homepage/promos/localized/en/europe",
    "/api/v1/assurances/en/europe",
    "/api/v1/pages/localized/en/terms",
    "/api/v1/settings/",
    "/sitemap-en-1.xml",
  ],
  others: [
    "/api/v1/products/en/asia/fern",
    "/api/v1/products/search/en/japan?sort=price",
    "/api/v1/products/en/europe/olive",
    "/api/v1/products/search/en/europe?term=olive",
    "/api/v1/categories/en/europe",
    "/api/v1/markets/",
    "/api/v1/languages/en",
    "/feeds/japan/en.xml",
  ],
  pages: ["/en/product/olive", "/en/page/terms", "/en/login"],
};
const all = Object.values(addresses).flat();

const keyOf = (address: string) => (address.startsWith("/en/") ? `page europe en true ${address}` : address);
const isCached = (address: string) => shop.services.responseCache.get(keyOf(address)) !== undefined;
const bodyOf = async (url: string): Promise<string> => {
  const { statusCode, body } = await app.inject({ url, headers: { cookie: "trellis_place=europe.en" } });
  expect([url, statusCode]).toEqual([url, 200]);
  return body;
};
const readAll = async () =>
  new Map(await Promise.all(all.map(async (url) => [url, await bodyOf(url)] as const)));

beforeEach(async () => {
  const noticed = new Promise<void>((done) => shop.services.whenChanged(() => done()));
  await noteLanguageChange(shop.services.database.queries);
  await applyFiles(shop, shopFiles);
  await noticed;
  await fillCache();
});

/** Nothing is cached until the server listens to changes. */
async function fillCache(): Promise<void> {
  await expect.poll(async () => (await readAll(), all.filter((url) => !isCached(url)))).toEqual([]);
}

/** Changes the shop, waits until that is noticed, and returns which answers were dropped. */
async function droppedBy(change: () => Promise<unknown>): Promise<string[]> {
  const before = await readAll();
  const noticed = new Promise<void>((done) => shop.services.whenChanged(() => done()));
  await change();
  await noticed;
  const dropped = all.filter((url) => !isCached(url));
  const after = await readAll();
  shop.services.responseCache.clear();
  const fresh = await readAll();
  // What stayed in the cache is what the shop would answer now.
  expect(all.filter((url) => after.get(url) !== fresh.get(url))).toEqual([]);
  expect([...before.keys()]).toEqual(all);
  return dropped;
}
const changeOf = (file: string, edit: (content: any) => void) => () =>
  applyFiles(shop, { ...shopFiles, ...editFile(file, edit) });

const { fern, prices, ranges } = addresses;

test("a price drops what shows the product or depends on prices, in its market", async () => {
  const dropped = await droppedBy(changeOf("products/fern.yaml", (p) => (p.prices.europe.price = 0.75)));
  expect(dropped.sort()).toEqual([...fern, ...prices].sort());
});

test.each<[string, (price: any) => void]>([
  ["a new lowest price", (price) => (price.price = 0.25)],
  ["a new highest price", (price) => (price.price = 500)],
  ["an offer", (price) => (price.discounted = 11)],
])("%s drops what says the range of prices too", async (_, edit) => {
  const dropped = await droppedBy(changeOf("products/fern.yaml", (p) => edit(p.prices.europe)));
  expect(dropped.sort()).toEqual([...fern, ...prices, ...ranges].sort());
});

test("two products that become the cheapest together drop what says the range of prices", async () => {
  const cheapest = (name: string) =>
    editFile(`products/${name}.yaml`, (p) => (p.prices.europe = { price: 0.25 }));
  const dropped = await droppedBy(() =>
    applyFiles(shop, { ...shopFiles, ...cheapest("fern"), ...cheapest("spade") }),
  );
  expect(dropped).toEqual(expect.arrayContaining(ranges));
});

test("content drops content and pages, and no product", async () => {
  const dropped = await droppedBy(changeOf("pages/terms.yaml", (p) => (p.text.en.content = "<p>New</p>")));
  const pages = all.filter((url) => url.startsWith("/en/"));
  expect(dropped.sort()).toEqual(
    [
      ...addresses.content,
      ...pages,
      // It names pages, and the home page chooses its products.
      "/api/v1/products/suggestions/en/europe?term=fern",
      "/api/v1/homepage/products/localized/en/europe",
    ].sort(),
  );
});

test("after a server of the last release applied another folder, the folder changes everything again", async () => {
  const { queries } = shop.services.database;
  // It writes the shop's row and knows no digests.
  await queries
    .update(shopFacts)
    .set({ value: sql`value` })
    .where(eq(shopFacts.name, "shop"));
  expect(await droppedBy(() => applyFiles(shop, shopFiles))).toEqual(all);
});

test("the same folder again drops nothing, even if its prices were written by the last release", async () => {
  await shop.services.database.queries.update(productPrices).set({ variant_id: null });
  await applyFiles(shop, shopFiles);
  await applyFiles(shop, { ...shopFiles, ...editFile("menu.yaml", (m) => (m[0].name.en = "All plants")) });
  await expect.poll(() => isCached("/api/v1/menu/localized/en")).toBe(false);
  expect(all.filter((url) => /products\/en|facets|feeds/.test(url) && !isCached(url))).toEqual([]);
});

test.each<[string, () => Promise<unknown>]>([
  ["a name", changeOf("products/fern.yaml", (p) => (p.text.en.name = "Sword fern"))],
  [
    "a product that is no longer sold in a market",
    changeOf("products/wreath.yaml", (p) => (p.prices = { asia: { price: 9 } })),
  ],
  ["a tax class", changeOf("markets/europe.yaml", (m) => (m.vat_rate = 0.2))],
  ["a category", changeOf("categories/ferns.yaml", (c) => (c.text.en.name = "All ferns"))],
])("%s may change anything", async (_, change) => {
  expect(await droppedBy(change)).toEqual(all);
});

test("after a language was changed by an administrator, the folder changes everything again", async () => {
  const { services } = shop;
  const english = (await findLanguages(services.database.queries)).find(({ id }) => id === "en")!;
  const wire = { ...toWireLanguage(english), name: "British English" };
  expect(await droppedBy(() => changeLanguage(services, operatorActor, wire))).toEqual(all);
  expect(await droppedBy(() => applyFiles(shop, shopFiles))).toEqual(all);
});
