import { and, eq, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { XMLParser } from "fast-xml-parser";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoShop } from "#tests/support/demo-shop.ts";
import type { Shop } from "#tests/support/shop.ts";
import { announceChange } from "#server/platform/database/changes.ts";
import { categoryTexts, pages, pageTexts, productTexts } from "#server/platform/database/schema.ts";
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
const get = async (url: string) => app.inject({ url });
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@", parseTagValue: false });
const xml = async (url: string) => parser.parse((await get(url)).body);
const list = <Item>(values: Item | Item[]): Item[] => [values].flat() as Item[];

test("products, categories and pages are listed only in languages they have a text in", async () => {
  const { database } = shop.services;
  const product = await shop.productId("snake-plant");
  const { id: category } = (await get("/api/v1/categories/en/europe/houseplants")).json();
  const [page] = await database.queries.select().from(pages).where(eq(pages.url_fragment, "care-guide"));
  await database.transaction(async (tx) => {
    const without = <Table extends PgTable>(table: Table, holder: AnyPgColumn, id: string) =>
      tx.delete(table).where(and(eq(holder, id), sql`language_id in ('cs', 'ar')`));
    await without(productTexts, productTexts.product_id, product);
    await without(categoryTexts, categoryTexts.category_id, category);
    await without(pageTexts, pageTexts.page_id, page!.id);
    await announceChange(tx);
  });
  const paths = ["/product/snake-plant", "/product-categories/houseplants", "/page/care-guide"];
  await expect.poll(async () => (await get("/sitemap-cs-1.xml")).body).not.toContain("/snake-plant<");
  for (const path of paths) {
    const wanted = ["en", "de", "ja"];
    for (const language of ["en", "de", "cs", "ja", "ar"]) {
      const sitemap = list<any>((await xml(`/sitemap-${language}-1.xml`)).urlset.url);
      const entry = sitemap.find(({ loc }) => loc === `${origin}/${language}${path}`);
      expect([path, language, entry !== undefined]).toEqual([path, language, wanted.includes(language)]);
      const { statusCode, body } = await get(`/${language}${path}`);
      const alternateLanguages = [...body.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/g)].map(
        ([, id]) => id,
      );
      expect([path, language, statusCode, alternateLanguages]).toEqual([
        path,
        language,
        200,
        [...wanted, "x-default"],
      ]);
      if (entry)
        expect(list<any>(entry["xhtml:link"]).map((link) => link["@hreflang"])).toEqual([
          ...wanted,
          "x-default",
        ]);
    }
  }
});
