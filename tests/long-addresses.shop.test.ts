import type { FastifyInstance } from "fastify";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { maximumSlugLength } from "#domain/slug.ts";
import { announceChange } from "#server/platform/database/changes.ts";
import { categories, pages, products } from "#server/platform/database/schema.ts";
import { storefrontApp } from "#server/storefront-app.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
let app: FastifyInstance;
let fern: string;
beforeAll(async () => {
  shop = await openShop({ environment: { SHOP_GATE: "open", PUBLIC_URL: "https://trellis.example" } });
  app = await storefrontApp(shop.services, { checkResponses: true, isDemo: false });
  fern = await shop.productId("fern");
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

test.each([81, maximumSlugLength])(
  "a product, a category and a page with a URL fragment of %d letters are listed and served",
  async (letters) => {
    const [product, category, page] = ["p", "c", "s"].map((letter) => letter.repeat(letters));
    await shop.services.database.transaction(async (tx) => {
      await tx.update(products).set({ url_fragment: product! }).where(eq(products.id, fern));
      const [plants] = await tx.select().from(categories).orderBy(categories.position).limit(1);
      await tx.update(categories).set({ url_fragment: category! }).where(eq(categories.id, plants!.id));
      const [anyPage] = await tx.select().from(pages).orderBy(pages.id).limit(1);
      await tx.update(pages).set({ url_fragment: page! }).where(eq(pages.id, anyPage!.id));
      await announceChange(tx);
    });
    const sitemap = async () => (await app.inject({ url: "/sitemap-en-1.xml" })).body;
    await expect.poll(sitemap).toContain(product);
    const places = [...(await sitemap()).matchAll(/<loc>https:\/\/trellis\.example([^<]+)<\/loc>/g)].map(
      ([, path]) => path!,
    );
    for (const name of [product, category, page]) {
      const path = places.find((place) => place.endsWith(`/${name}`));
      expect(path, name).toBeDefined();
      const { statusCode, body } = await app.inject({ url: path! });
      expect([statusCode, body.includes(`rel="canonical" href="https://trellis.example${path}"`)]).toEqual([
        200,
        true,
      ]);
    }
  },
);
