import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readStoredShop } from "#server/operations/shop-data/stored-shop.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import { applyFiles } from "./support/apply-files.ts";
import { fern, orderHelpers } from "./support/order-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { editFile } from "./support/shop-folder.ts";
import { filesWithVariants, pots } from "./support/variant-files.ts";

let shop: Shop;
let fernId: string;
beforeAll(async () => {
  shop = await openShop();
  await applyFiles(shop, filesWithVariants);
  fernId = await shop.productId("fern");
});
afterAll(() => shop.close());

const idOf = async (reference: string): Promise<string> => {
  const { queries } = shop.services.database;
  const [row] = await queries.select().from(productVariants).where(eq(productVariants.reference, reference));
  return row!.id;
};
const productIn = async (market: string, language = "en") =>
  (await shop.call("GET", `/products/${language}/${market}/fern`)).body;
const listed = async (query: string, market = "europe") =>
  (await shop.call("GET", `/products/search/en/${market}?${query}`)).body as {
    url_fragment: string;
    variant_id: string;
    price: number;
    reference: string;
  }[];

test("a product has the variants that its market sells, each with its own reference, price, points and weight", async () => {
  const product = await productIn("europe");
  expect(product).toMatchObject({
    reference: pots.small,
    variant_id: fernId,
    price: 18.95,
    from_price: 12.5,
    options: [
      {
        id: "pot",
        name: "Pot",
        values: [
          { id: "12-cm", name: "12 cm" },
          { id: "17-cm", name: "17 cm" },
          { id: "21-cm", name: "21 cm, clay" },
        ],
      },
    ],
  });
  expect(product.variants).toMatchObject([
    { id: fernId, reference: pots.small, name: "12 cm", price: 18.95, points: 18, weight: null },
    {
      reference: pots.middle,
      gtin: "4006381333931",
      name: "17 cm",
      options: { pot: "17-cm" },
      price: 24.5,
      discounted_price: 22,
      lowest_price_30_days: 24.5,
      points: 30,
      weight: 2400,
      images: [],
    },
    { reference: pots.large, name: "21 cm, clay", price: 12.5, images: [{ holder_type: "variant" }] },
  ]);
});

test("a market has only the options that it sells, and with one variant it has none", async () => {
  const japan = await productIn("japan");
  expect(japan.options[0].values.map(({ id }: { id: string }) => id)).toEqual(["12-cm", "17-cm"]);
  expect([japan.price, japan.from_price]).toEqual([3000, 3000]);
  const asia = await productIn("asia");
  expect([asia.options, asia.from_price, asia.variants.length]).toEqual([[], null, 1]);
  const german = await productIn("europe", "de");
  expect(german.variants.map(({ name }: { name: string }) => name)).toEqual(["12 cm", "17 cm", "21 cm, Ton"]);
});

test("lists sort and filter by the lowest price, and find each variant's numbers and offers", async () => {
  const namesOf = async (query: string) => (await listed(query)).map(({ url_fragment }) => url_fragment);
  const byPrice = await namesOf("sort=price");
  expect(byPrice.indexOf("fern")).toBeLessThan(byPrice.indexOf("spade"));
  expect(await namesOf("price_from=12&price_to=13")).toEqual(["fern"]);
  expect(await namesOf("offers=true")).toContain("fern");
  expect(await namesOf(`reference_contains=${pots.large}`)).toEqual(["fern"]);
  expect(await namesOf(`term=${pots.large}`)).toEqual(["fern"]);
  const { body } = await shop.call("GET", "/products/suggestions/en/europe?term=4006381333931");
  expect(body.products).toMatchObject([{ url_fragment: "fern" }]);
});

test("ids of variants are answered as these", async () => {
  const [middle, large] = [await idOf(pots.middle), await idOf(pots.large)];
  const found = await listed(`ids=${[fernId, large].join()}`);
  expect(found.map(({ variant_id, reference, price }) => [variant_id, reference, price])).toEqual([
    [fernId, pots.small, 18.95],
    [large, pots.large, 12.5],
  ]);
  expect((await listed(`ids=${middle}`))[0]).toMatchObject({ price: 24.5, points: 30 });
  expect(await listed(`ids=${large}`, "japan")).toEqual([]);
});

test("a cart has a line for each variant, with its price, name and picture", async () => {
  const { token } = await shop.customer();
  const [middle, large] = [await idOf(pots.middle), await idOf(pots.large)];
  const add = (variant_id: string | undefined, count: number) =>
    shop.call("POST", "/cart/", { token, body: { product_id: fernId, variant_id, count } });
  for (const [variant, count] of [
    [middle, 2],
    [large, 1],
    [undefined, 1],
    [middle, 1],
  ] as const)
    expect((await add(variant, count)).status).toBe(200);
  const { body: cart } = await shop.call("GET", "/cart/en/europe", { token });
  expect(cart).toMatchObject([
    { variant_id: middle, variant_name: "17 cm", count: 3, product: { price: 24.5, reference: pots.middle } },
    { variant_id: large, variant_name: "21 cm, clay", count: 1, product: { price: 12.5 } },
    { variant_id: fernId, variant_name: "12 cm", count: 1, product: { price: 18.95 } },
  ]);
  expect(cart[1].product.primary_image.holder_id).toBe(large);
  const { body: japan } = await shop.call("GET", "/cart/en/japan", { token });
  expect(japan.map(({ product }: { product: object | null }) => product !== null)).toEqual([
    true,
    false,
    true,
  ]);
});

test("a visitor's cart is merged by variant, and one of the version before means the default", async () => {
  const { token } = await shop.customer();
  const middle = await idOf(pots.middle);
  const items = [
    { product_id: fernId, count: 1 },
    { product_id: fernId, variant_id: middle, count: 2 },
    { product_id: fernId, variant_id: await shop.productId("spade"), count: 9 },
  ];
  await shop.call("POST", "/cart/merge", { token, body: { cart_id: crypto.randomUUID(), items } });
  const { body: cart } = await shop.call("GET", "/cart/en/europe", { token });
  expect(cart.map((line: { variant_id: string; count: number }) => [line.variant_id, line.count])).toEqual([
    [fernId, 1],
    [middle, 2],
  ]);
});

test("an order has a line for each variant with its name, reference and points, and returns them to the cart", async () => {
  const customer = await shop.customer();
  const steps = orderHelpers(shop, customer);
  const middle = await idOf(pots.middle);
  const items = [
    { product_id: fernId, count: 1, price: fern.price },
    { product_id: fernId, variant_id: middle, count: 2, price: 22 },
  ];
  for (const { product_id, variant_id, count } of items)
    await shop.call("POST", "/cart/", { token: customer.token, body: { product_id, variant_id, count } });
  const { body: draft } = await shop.call("POST", "/orders/", {
    token: customer.token,
    body: await steps.draftOf([], { items }),
  });
  const { body: order } = await steps.submit(draft.id);
  expect(order.items).toMatchObject([
    { variant_id: fernId, variant_name: "12 cm", sku: pots.small, price: 18.95 },
    { variant_id: middle, variant_name: "17 cm", variant_name_local: "17 cm", sku: pots.middle, price: 22 },
  ]);
  expect(order.total_price_incl_vat ?? order.total_cost_incl_vat).toBeDefined();
  await shop.call("POST", `/orders/${order.id}/cancel`, { token: customer.token });
  const { body: cart } = await shop.call("GET", "/cart/en/europe", { token: customer.token });
  expect(cart.map((line: { variant_id: string; count: number }) => [line.variant_id, line.count])).toEqual([
    [fernId, 1],
    [middle, 2],
  ]);
});

test("a variant that leaves the folder is unavailable in carts and drafts, keeps its order, and returns with its id", async () => {
  const customer = await shop.customer();
  const { token } = customer;
  const large = await idOf(pots.large);
  await shop.call("POST", "/cart/", { token, body: { product_id: fernId, variant_id: large, count: 1 } });
  const withoutLarge = editFile("products/fern.yaml", (product) => {
    Object.assign(product, structuredClone(filesWithVariants["products/fern.yaml"]));
    delete product.reference;
    delete product.prices;
    product.variants.pop();
    product.options[0].values.pop();
  });
  await applyFiles(shop, { ...filesWithVariants, ...withoutLarge });
  const { body: cart } = await shop.call("GET", "/cart/en/europe", { token });
  expect(cart).toMatchObject([{ variant_id: large, product: null }]);
  const again = { product_id: fernId, variant_id: large, count: 1 };
  expect(await shop.call("POST", "/cart/", { token, body: again })).toMatchObject({
    status: 409,
    body: { code: "item_unavailable" },
  });
  await applyFiles(shop, filesWithVariants);
  expect(await idOf(pots.large)).toBe(large);
  expect((await shop.call("POST", "/cart/", { token, body: again })).status).toBe(200);
});

test("the stored shop says the variants as its folder does, and another order keeps their ids", async () => {
  const { queries } = shop.services.database;
  const stored = (await readStoredShop(queries))!.products.get("fern")!;
  expect(stored.variants.map(({ reference, weight }) => [reference, weight])).toEqual([
    [pots.small, undefined],
    [pots.middle, 2400],
    [pots.large, undefined],
  ]);
  expect(stored.options).toMatchObject([{ id: "pot", values: [{ name: "12 cm" }, {}, { id: "21-cm" }] }]);
  const before = await Promise.all(Object.values(pots).map(idOf));
  const reversed = structuredClone(filesWithVariants) as Record<string, { variants: object[] }>;
  reversed["products/fern.yaml"]!.variants.reverse();
  await applyFiles(shop, reversed);
  expect(await Promise.all(Object.values(pots).map(idOf))).toEqual(before);
  shop.services.responseCache.clear();
  expect(await productIn("europe")).toMatchObject({ id: fernId, reference: pots.large, price: 12.5 });
  await applyFiles(shop, filesWithVariants);
  shop.services.responseCache.clear();
});
