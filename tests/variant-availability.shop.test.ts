import type { FastifyInstance } from "fastify";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { storefrontApp } from "#server/storefront-app.ts";
import { bookMovement } from "#server/commerce/stock/change-stock.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import { variantStock } from "#server/platform/database/stock-schema.ts";
import { applyFiles } from "./support/apply-files.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { filesWithVariants, pots } from "./support/variant-files.ts";

type FernFile = {
  options: { id: string; name: string; values: { id: string; name: string }[] }[];
  variants: {
    reference: string;
    options: Record<string, string>;
    prices: object;
    allow_purchase?: boolean;
  }[];
};

let shop: Shop;
let app: FastifyInstance;
let fernId: string;
beforeAll(async () => {
  shop = await openShop({ environment: { SHOP_GATE: "open" } });
  app = await storefrontApp(shop.services, { checkResponses: true, isDemo: true });
  fernId = await shop.productId("fern");
});
beforeEach(() => apply());
afterAll(async () => {
  await app.close();
  await shop.close();
});

const apply = async (change: (file: FernFile) => unknown = () => {}) => {
  const files = structuredClone(filesWithVariants);
  change(files["products/fern.yaml"] as FernFile);
  await applyFiles(shop, files);
  shop.services.responseCache.clear();
};
const idOf = async (reference: string): Promise<string> => {
  const isIt = and(eq(productVariants.reference, reference), isNull(productVariants.retired_at));
  const [row] = await shop.services.database.queries.select().from(productVariants).where(isIt);
  return row!.id;
};
async function count(reference: string, quantity: number): Promise<void> {
  const { queries } = shop.services.database;
  const variant_id = await idOf(reference);
  const isIt = eq(variantStock.variant_id, variant_id);
  const [before] = await queries.select().from(variantStock).where(isIt);
  await queries.update(variantStock).set({ tracked: true, policy: "deny" }).where(isIt);
  const movement = {
    kind: "counted",
    quantity: quantity - before!.on_hand,
    created_at: shop.clock.now,
  } as const;
  if (movement.quantity !== 0) await bookMovement(queries, { variant_id, ...movement });
  shop.services.responseCache.clear();
}
const list = async (query: string, market = "europe"): Promise<Record<string, unknown>[]> =>
  (await shop.call("GET", `/products/search/en/${market}?${query}`)).body;
const inStock = async (market = "europe") => {
  const { body } = await shop.call("GET", `/products/search/en/${market}/facets?category=ferns`);
  const found = await list("category=ferns&in_stock=true", market);
  return [found.map(({ url_fragment }) => url_fragment), body.in_stock];
};
/** What each link of the choice says, by the query of its address. */
async function choice(search = ""): Promise<Record<string, string>> {
  const headers = { cookie: "trellis_place=europe.en" };
  const { body } = await app.inject({ url: `/en/product/fern${search}`, headers });
  const links = body.matchAll(/<a [^>]*href="\/en\/product\/fern(?:\?variant=)?(\d*)"[^>]*>(.*?)<\/a>/g);
  const words = [...links].map(([, reference, content]) => [
    reference,
    content!
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  ]);
  return Object.fromEntries(words.filter(([, text]) => text !== "Boston fern"));
}

test("a product shown as a variant has that variant's own availability; in lists it has the best", async () => {
  await count(pots.small, 0);
  const { token } = await shop.customer();
  await shop.call("POST", "/cart/", { token, body: { product_id: fernId, count: 1 } });
  const { body: cart } = await shop.call("GET", "/cart/en/europe", { token });
  expect(cart).toMatchObject([{ product: { variant_id: fernId, availability: "out_of_stock" } }]);
  const middle = await idOf(pots.middle);
  expect(await list(`ids=${fernId},${middle}`)).toMatchObject([
    { variant_id: fernId, availability: "out_of_stock" },
    { variant_id: middle, availability: "in_stock" },
  ]);
  expect(await list("category=ferns")).toMatchObject([{ variant_id: fernId, availability: "in_stock" }]);
});

test("lists and their filter count only what can be bought in the market", async () => {
  for (const reference of [pots.small, pots.middle]) await count(reference, 0);
  expect(await inStock()).toEqual([["fern"], 1]);
  expect(await list("category=ferns", "japan")).toMatchObject([{ availability: "out_of_stock" }]);
  expect(await inStock("japan")).toEqual([[], 0]);
  await apply(({ variants }) => (variants[2]!.allow_purchase = false));
  for (const reference of [pots.small, pots.middle]) await count(reference, 0);
  expect(await list("category=ferns")).toMatchObject([{ availability: "out_of_stock" }]);
  expect(await inStock()).toEqual([[], 0]);
  await apply(({ variants, options }) => (variants.pop(), options[0]!.values.pop()));
  for (const reference of [pots.small, pots.middle]) await count(reference, 0);
  expect(await list("category=ferns")).toMatchObject([{ availability: "out_of_stock" }]);
  expect(await inStock()).toEqual([[], 0]);
});

test("the choice says which variants cannot be had, and the page opens with one that can", async () => {
  await apply(({ variants }) => (variants[2]!.allow_purchase = false));
  await count(pots.small, 0);
  await count(pots.middle, 5);
  expect(await choice()).toEqual({
    [pots.small]: "12 cm €18.95 Sold out",
    "": "17 cm €22.00",
    [pots.large]: "21 cm, clay €12.50 Not for sale",
  });
  await count(pots.middle, 0);
  expect(await choice()).toEqual({
    "": "12 cm €18.95 Sold out",
    [pots.middle]: "17 cm €22.00 Sold out",
    [pots.large]: "21 cm, clay €12.50 Not for sale",
  });
});

test("a value that exists only with others of the other options says so", async () => {
  await apply(({ options, variants }) => {
    const colours = ["green", "red", "red"];
    const values = [
      { id: "green", name: "Green" },
      { id: "red", name: "Red" },
    ];
    options.push({ id: "colour", name: "Colour", values });
    for (const [index, variant] of variants.entries()) variant.options["colour"] = colours[index]!;
  });
  for (const reference of Object.values(pots)) await count(reference, 5);
  expect(await choice(`?variant=${pots.small}`)).toEqual({
    "": "Green",
    [pots.middle]: "Red Other combinations only",
    [pots.large]: "21 cm, clay Other combinations only",
  });
});
