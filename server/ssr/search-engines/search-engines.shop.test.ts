import { eq } from "drizzle-orm";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoShop } from "#tests/support/demo-shop.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";
import { searchColumns } from "#server/commerce/catalogue/search-columns.ts";
import { announceChange } from "#server/platform/database/changes.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import { productPrices, products, productTexts } from "#server/platform/database/schema.ts";
import { newId } from "#server/platform/ids.ts";
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
const get = async (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@", parseTagValue: false });
async function xml(url: string) {
  const { statusCode, body, headers } = await get(url);
  expect([statusCode, headers["content-type"]]).toEqual([200, "application/xml; charset=utf-8"]);
  expect(XMLValidator.validate(body)).toBe(true);
  return parser.parse(body);
}
const list = <Item>(values: Item | Item[]): Item[] => [values].flat() as Item[];

describe("the sitemap", () => {
  test("has a file for each language, and every listed page is rendered", async () => {
    const { sitemapindex } = await xml("/sitemap.xml");
    const files = list(sitemapindex.sitemap).map(({ loc }: any) => loc.replace(origin, ""));
    expect(files).toEqual(["en", "de", "cs", "ja", "ar"].map((language) => `/sitemap-${language}-1.xml`));
    const { urlset } = await xml(files[3]);
    const pages = list<any>(urlset.url);
    expect(pages.length).toBeGreaterThan(25);
    for (const { loc, "xhtml:link": alternates } of pages) {
      const { statusCode, body } = await get(loc.replace(origin, ""));
      expect(statusCode, loc).toBe(200);
      expect(body, loc).toIncludeText(`<link rel="canonical" href="${loc}"/>`);
      expect(body, loc).not.toIncludeText('content="noindex"');
      const alternateLinks = [...body.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
      expect(
        alternateLinks.map(([, language, href]) => [language, href]),
        loc,
      ).toEqual(list<any>(alternates).map((link) => [link["@hreflang"], link["@href"]]));
    }
  });

  test("lists a product only in languages of markets that sell it", async () => {
    const inLanguage = async (language: string) =>
      list<any>((await xml(`/sitemap-${language}-1.xml`)).urlset.url).map(({ loc }) => loc);
    const tulip = (language: string) => `${origin}/${language}/product/tulip-queen-of-night`;
    expect(await inLanguage("de")).toContain(tulip("de"));
    expect(await inLanguage("ar")).not.toContain(tulip("ar"));
    expect((await get("/ar/product/tulip-queen-of-night")).statusCode).toBe(404);
    const { "image:image": picture } = list<any>((await xml("/sitemap-de-1.xml")).urlset.url).find(
      ({ loc }) => loc === tulip("de"),
    );
    expect((await get(picture["image:loc"].replace(origin, ""))).headers["content-type"]).toBe("image/jpeg");
  });
});

describe("the feed of a market", () => {
  test("has the metadata for link previews", async () => {
    const { rss } = await xml("/feeds/japan/en.xml");
    const items = list<any>(rss.channel.item);
    const snake = items.find((item) => item["g:link"].includes("/snake-plant"));
    const { body: product } = await shop.call("GET", "/products/en/japan/snake-plant");
    expect(snake).toMatchObject({
      "g:id": product.reference,
      "g:title": product.name,
      "g:link": `${origin}/en/product/snake-plant?market=japan`,
      "g:availability": "in_stock",
      "g:price": `${product.price} JPY`,
      "g:product_type": "Houseplants > Foliage plants",
      "g:shipping": { "g:country": "JP" },
    });
    const { body, headers } = await get(snake["g:link"].replace(origin, ""), { "accept-language": "de" });
    expect(body).toIncludeText(
      `"price":"${product.discounted_price ?? product.price}","priceCurrency":"JPY"`,
    );
    expect(String(headers["set-cookie"])).toContain("trellis_place=japan.en");
    expect(items.some((item) => item["g:link"].includes("/olive-tree"))).toBe(false);
  });

  test.each([
    "/feeds/japan/de.xml",
    "/feeds/nowhere/en.xml",
    "/feeds/%00/en.xml",
    "/feeds/europe/%00.xml",
    "/sitemap-xx-1.xml",
    "/sitemap-en-2.xml",
    "/sitemap-en-0.xml",
  ])("%s does not exist", async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

test("the market in a URL overrides the stored one, in a language that it has", async () => {
  const cookie = "trellis_place=europe.de";
  const { statusCode, headers } = await get("/de/product/snake-plant?market=japan", { cookie });
  expect([statusCode, headers["location"]]).toEqual([302, "/ja/product/snake-plant?market=japan"]);
  expect((await get("/de/product/snake-plant?market=nowhere", { cookie })).statusCode).toBe(200);
});

test.each(["large-houseplants", "houseplants/foliage-plants/large-houseplants"])(
  "the page of %s lists its parent categories with their full URLs",
  async (path) => {
    const { body } = await get(`/en/product-categories/${path}`, { cookie: "trellis_place=europe.en" });
    const [, text = ""] = /<script type="application\/ld\+json">(\{[^<]*"BreadcrumbList".*?)<\/script>/s.exec(
      body,
    )!;
    const { itemListElement } = JSON.parse(text) as { itemListElement: { name: string; item: string }[] };
    expect(itemListElement.map(({ name, item }) => [name, item.replace(origin, "")])).toEqual([
      ["Houseplants", "/en/product-categories/houseplants"],
      ["Foliage plants", "/en/product-categories/houseplants/foliage-plants"],
      ["Large houseplants", "/en/product-categories/houseplants/foliage-plants/large-houseplants"],
    ]);
  },
);

test("a product's page contains structured data", async () => {
  const { body } = await get("/en/product/boston-fern", { cookie: "trellis_place=europe.en" });
  const data = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]) =>
    JSON.parse(text!),
  );
  expect(data.map((item) => item["@type"])).toEqual(["Product", "BreadcrumbList"]);
  expect(data[0].offers).toMatchObject({ price: "18.95", priceCurrency: "EUR" });
  expect(body).toIncludeText('<meta property="og:type" content="product"/>');
  const [, card = ""] = /property="og:image" content="([^"]+)"/.exec(body) ?? [];
  expect((await get(card.replace(origin, ""))).headers["content-type"]).toBe("image/jpeg");
  const home = (await get("/en/")).body;
  expect(home).toContain('"@type":"SearchAction"');
});

test("no text ends the script that contains it", async () => {
  const name = 'Fern </script><script>alert("&amp;")';
  const { queries } = shop.services.database;
  await queries.update(productTexts).set({ name }).where(eq(productTexts.language_id, "cs"));
  const { body } = await get("/cs/product/cactus-trio");
  expect(body).toIncludeText("alert(");
  expect(body).not.toIncludeText("<script>");
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
  expect(JSON.parse(json).name).toBe(name);
});

test.each([
  "/en/cart",
  "/en/login",
  "/en/product-search?term=fern",
  "/en/lost-password",
  "/en/user/account",
  "/en/nothing",
])("%s is not indexed", async (url) => {
  const { body } = await get(url);
  expect(body).toIncludeText('<meta name="robots" content="noindex">');
  expect(body).not.toIncludeText('rel="canonical"');
});

test("a filtered or sorted list has the plain URL as canonical, its further pages their own", async () => {
  const canonical = async (url: string) => /rel="canonical" href="([^"]+)"/.exec((await get(url)).body)?.[1];
  expect(await canonical("/en/shop?light=shade&sort=price")).toBe(`${origin}/en/shop`);
  expect(await canonical("/en/shop?page=2")).toBeUndefined();
  expect((await get("/en/shop?page=2")).body).toContain('content="noindex"');
  await addProducts(20);
  expect(await canonical("/en/shop?page=2&sort=price")).toBe(`${origin}/en/shop?page=2`);
  expect(await canonical("/en/shop?page=2&from=1")).toBe(`${origin}/en/shop`);
  const first = (await get("/en/shop", { cookie: "trellis_place=europe.en" })).body;
  expect(first).toContain('href="/en/shop?page=2&amp;from=1"');
  const both = (await get("/en/shop?page=2&from=1", { cookie: "trellis_place=europe.en" })).body;
  const cards = (html: string) => html.match(/<article/g)?.length;
  expect([cards(first), cards(both)]).toEqual([24, 32]);
  expect(await canonical("/en/product-categories/tools")).toBe(
    `${origin}/en/product-categories/garden/tools`,
  );
  const { id } = (await get("/api/v1/products/en/europe/boston-fern")).json();
  expect(await canonical(`/en/product/${id}`)).toBe(`${origin}/en/product/boston-fern`);
  expect(await canonical("/en/product/boston-fern/houseplants?utm_source=x")).toBe(
    `${origin}/en/product/boston-fern`,
  );
});

/** Adds them to the Asian market, whose default is English. */
async function addProducts(count: number): Promise<void> {
  const at = shop.clock.now;
  const rows = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    url_fragment: `further-${index}`,
    reference: `8${String(index).padStart(5, "0")}`,
    position: 1_000 + index,
    allow_purchase: true,
    points: 0,
    barred_countries: [],
    created_at: at,
    updated_at: at,
  }));
  const prices = rows.flatMap(({ id }) =>
    ["asia", "europe", "japan", "united-kingdom"].map((market_id) => ({
      product_id: id,
      market_id,
      price_minor: 900n,
      price_includes_vat: true,
      discounted_includes_vat: true,
      gross_minor: 900n,
    })),
  );
  const texts = rows.map(({ id, reference }, sort_rank) => ({
    product_id: id,
    language_id: "en",
    name: `Further ${reference}`,
    description: "",
    ...searchColumns({ name: "Further", latin_name: null, reference, description: "" }),
    sort_rank,
  }));
  await shop.services.database.transaction(async (tx) => {
    await tx.insert(products).values(rows);
    await tx
      .insert(productVariants)
      .values(rows.map(({ id, reference }) => ({ id, product_id: id, reference })));
    await tx.insert(productPrices).values(prices);
    await tx.insert(productTexts).values(texts);
    await announceChange(tx);
  });
  await expect.poll(async () => (await get("/en/shop?page=2")).body).toContain("Further");
}

test.each([
  "/cards/en/product/nothing.jpg",
  "/cards/xx/shop.jpg",
  "/cards/en/user/account.jpg",
  "/cards/en/shop",
  "/cards/en/product/%00.jpg",
  "/cards/%00/shop.jpg",
])("%s is not found", async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test("a gated shop lists nothing", async () => {
  const gated = await openShop();
  const closed = await storefrontApp(gated.services, { checkResponses: true, isDemo: false });
  const statusOf = async (url: string) => (await closed.inject({ url })).statusCode;
  expect([await statusOf("/sitemap.xml"), await statusOf("/feeds/europe/en.xml")]).toEqual([404, 404]);
  expect((await closed.inject({ url: "/robots.txt" })).body).toBe("User-agent: *\nDisallow: /\n");
  await closed.close();
  await gated.close();
});
