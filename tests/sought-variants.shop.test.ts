import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storefrontApp } from "#server/storefront-app.ts";
import { searchActors } from "#src/flows/shopping/search/search.actors.ts";
import { applyFiles } from "./support/apply-files.ts";
import { browserApi, callPort } from "./support/ports.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { filesWithVariants, pots } from "./support/variant-files.ts";

let shop: Shop;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await openShop({ environment: { SHOP_GATE: "open" } });
  await applyFiles(shop, filesWithVariants);
  app = await storefrontApp(shop.services, { checkResponses: true, isDemo: true });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const linksTo = async (term: string): Promise<(string | undefined)[]> => {
  const headers = { cookie: "trellis_place=europe.en" };
  const { body } = await app.inject({ url: `/en/product-search?term=${term}`, headers });
  return [...body.matchAll(/href="(\/en\/product\/fern[^"]*)"/g)].map(([, address]) => address);
};

test("the search for a variant's number shows that variant and leads to it", async () => {
  const { body } = await shop.call("GET", `/products/search/en/europe?reference_contains=${pots.middle}`);
  expect(body).toMatchObject([{ variant_name: "17 cm", reference: pots.middle, price: 24.5 }]);
  expect(await linksTo(pots.middle)).toEqual([`/en/product/fern?variant=${pots.middle}`]);
  expect(await linksTo("10020")).toEqual(["/en/product/fern"]);
  expect(await linksTo("fern")).toEqual(["/en/product/fern"]);
});

test("a suggestion for a variant's number leads to it, also in other digits", async () => {
  const origin = await shop.app.listen({ host: "127.0.0.1", port: 0 });
  const market = (await shop.call("GET", "/markets/europe")).body;
  const marketLocale = { languageId: "en", marketId: "europe" };
  const { suggest } = searchActors({ api: browserApi(origin), marketLocale, market });
  const address = `/product/fern?variant=${pots.middle}`;
  const arabic = pots.middle.replaceAll(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]!);
  for (const term of [pots.middle, arabic])
    expect(await callPort(suggest, { term })).toMatchObject({
      suggestions: { products: [{ address, price: 22 }] },
    });
  expect(await callPort(suggest, { term: "fern" })).toMatchObject({
    suggestions: { products: [{ address: "/product/fern" }] },
  });
});
