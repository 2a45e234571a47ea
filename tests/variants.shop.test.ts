import type { FastifyInstance } from "fastify";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readStoredShop } from "#server/operations/shop-data/stored-shop.ts";
import { orderItems } from "#server/platform/database/customer-schema.ts";
import { storefrontApp } from "#server/storefront-app.ts";
import { applyFiles } from "./support/apply-files.ts";
import { orderHelpers } from "./support/order-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { editFile, shopFiles } from "./support/shop-folder.ts";

let shop: Shop;
let app: FastifyInstance;
const gtin = "4006381333931";
const withGtins = (gtins: Record<string, string>) =>
  Object.assign(
    {},
    shopFiles,
    ...Object.entries(gtins).map(([name, number]) =>
      editFile(`products/${name}.yaml`, (p) => (p.gtin = number)),
    ),
  );
beforeAll(async () => {
  shop = await openShop({ environment: { SHOP_GATE: "open" } });
  app = await storefrontApp(shop.services, { checkResponses: true, isDemo: true });
  await applyFiles(shop, withGtins({ fern: gtin }));
  shop.services.responseCache.clear();
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const found = async (term: string): Promise<string[]> =>
  (await shop.call("GET", `/products/suggestions/en/europe?term=${term}`)).body.products.map(
    ({ url_fragment }: { url_fragment: string }) => url_fragment,
  );

test("each product has a default variant with its own id and reference", async () => {
  const { body: fern } = await shop.call("GET", "/products/en/europe/fern");
  expect(fern.variants).toMatchObject([
    { id: fern.id, reference: "100203", gtin, name: null, price: fern.price },
  ]);
  const { body: spade } = await shop.call("GET", "/products/en/europe/spade");
  expect(spade.variants).toMatchObject([{ id: spade.id, reference: "100231", gtin: null }]);
  expect([fern.options, fern.from_price, fern.variant_id]).toEqual([[], null, fern.id]);
});

test("a product is found by its whole GTIN, and by digits of its reference", async () => {
  expect(await found(gtin)).toEqual(["fern"]);
  expect(await found("4006381333")).toEqual([]);
  expect(await found("100231")).toEqual(["spade"]);
  expect(await found(encodeURIComponent("٤٠٠٦٣٨١٣٣٣٩٣١"))).toEqual(["fern"]);
});

test("the feed and the page's structured data name the GTIN", async () => {
  const { body: feed } = await app.inject("/feeds/europe/en.xml");
  const items = [...feed.matchAll(/<g:id>\d+<\/g:id>.*?<\/item>/gs)].map(([item]) => item);
  const [fern, spade] = ["100203", "100231"].map((id) =>
    items.find((item) => item.includes(`<g:id>${id}</g:id>`)),
  );
  expect(fern).toContain(`<g:gtin>${gtin}</g:gtin>`);
  expect(fern).not.toContain("identifier_exists");
  expect(spade).toContain("<g:identifier_exists>no</g:identifier_exists>");
  const cookie = "trellis_place=europe.en";
  const { body: page } = await app.inject({ url: "/en/product/fern", headers: { cookie } });
  expect(page).toContain(`"gtin":"${gtin}"`);
});

test("products may exchange their GTINs, and lose them", async () => {
  const stored = async () => (await readStoredShop(shop.services.database.queries))!.products;
  await applyFiles(shop, withGtins({ fern: gtin, spade: "96385074" }));
  await applyFiles(shop, withGtins({ fern: "96385074", spade: gtin }));
  const exchanged = await stored();
  expect([exchanged.get("fern")!.gtin, exchanged.get("spade")!.gtin]).toEqual(["96385074", gtin]);
  await applyFiles(shop, shopFiles);
  const without = await stored();
  expect([without.get("fern")!.gtin, without.get("spade")!.gtin]).toEqual([undefined, undefined]);
});

test("a line of the cart and of an order names its variant, and takes no other product's", async () => {
  const customer = await shop.customer();
  const { token } = customer;
  const [fern, spade] = [await shop.productId("fern"), await shop.productId("spade")];
  const add = (body: object) => shop.call("POST", "/cart/", { token, body: { count: 1, ...body } });
  expect((await add({ product_id: fern })).body).toMatchObject({ variant_id: fern, count: 1 });
  expect((await add({ product_id: fern, variant_id: fern })).body).toMatchObject({ count: 2 });
  for (const variant_id of [spade, customer.id])
    expect(await add({ product_id: fern, variant_id })).toMatchObject({
      status: 404,
      body: { code: "invalid", errors: [{ field: "variant_id" }] },
    });
  expect(await add({ product_id: customer.id, variant_id: spade })).toMatchObject({
    status: 404,
    body: { errors: [{ field: "product_id" }] },
  });
  const steps = orderHelpers(shop, customer);
  const order = await steps.draft([], { items: [{ product_id: fern, count: 2, price: 18.95 }] });
  expect(order.items[0]).toMatchObject({ product_id: fern, variant_id: fern, sku: "100203" });
  const { queries } = shop.services.database;
  await queries.update(orderItems).set({ variant_id: null }).where(eq(orderItems.order_id, order.id));
  expect((await steps.order(order.id)).items[0]!.variant_id).toBe(fern);
});
