import { XMLParser } from "fast-xml-parser";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoShop } from "#tests/support/demo-shop.ts";
import type { Shop } from "#tests/support/shop.ts";
import { storefrontApp } from "#server/storefront-app.ts";

let shop: Shop;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await demoShop({ environment: { SHOP_GATE: "open", PUBLIC_URL: "https://trellis.example" } });
  app = await storefrontApp(shop.services, { checkResponses: true, isDemo: false });
}, 120_000);
afterAll(async () => {
  await app.close();
  await shop.close();
});

const origin = "https://trellis.example";
const headers = { cookie: "trellis_place=europe.en" };
const get = async (url: string): Promise<string> => (await app.inject({ url, headers })).body;
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@", parseTagValue: false });

test("structured data and the feed name each variant", async () => {
  const page = await get("/en/product/monstera-deliciosa?variant=1002012");
  const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)!;
  const group = JSON.parse(text!);
  const address = `${origin}/en/product/monstera-deliciosa`;
  expect(page).toIncludeText(`<link rel="canonical" href="${address}"/>`);
  expect(group).toMatchObject({ "@type": "ProductGroup", variesBy: ["Pot size"] });
  expect(group.hasVariant).toMatchObject([
    {
      sku: "100201",
      name: "Swiss cheese plant · 19 cm",
      offers: { url: `${address}?market=europe&variant=100201` },
    },
    { sku: "1002012", offers: { url: `${address}?market=europe&variant=1002012`, price: "59.95" } },
    { sku: "1002013" },
  ]);
  const feed = parser.parse(await get("/feeds/europe/en.xml"));
  const items = feed.rss.channel.item.filter(
    (item: Record<string, string>) => item["g:item_group_id"] === group.productGroupID,
  );
  expect(items.map((item: Record<string, string>) => item["g:id"])).toEqual(["100201", "1002012", "1002013"]);
  expect(items[1]["g:link"]).toBe(`${address}?market=europe&variant=1002012`);
});
