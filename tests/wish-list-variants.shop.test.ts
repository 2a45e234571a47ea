import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { wishedProducts } from "#server/platform/database/wish-list-schema.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import { newId } from "#server/platform/ids.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";

let shop: Shop;
let fern: string;
let spade: string;
let seed: string;
const tallFern = newId();
beforeAll(async () => {
  shop = await openShop();
  [fern, spade, seed] = [
    await shop.productId("fern"),
    await shop.productId("spade"),
    await shop.productId("seed"),
  ];
  const variant = { id: tallFern, product_id: fern, position: 1, reference: "900203" };
  await shop.services.database.queries.insert(productVariants).values(variant);
});
afterAll(() => shop.close());

const base = "/users/customers/me/wish_list";
const as = ({ token }: TestCustomer) => ({
  list: async (): Promise<object[]> =>
    (await shop.call("GET", base, { token })).body.map(
      ({ product_id, variant_id }: Record<string, string>) => ({ product_id, variant_id }),
    ),
  put: (id: string, query = "") => shop.call("PUT", `${base}/${id}${query}`, { token }),
  merge: (body: object) => shop.call("POST", base, { token, body }),
});
const isNoVariant = (...fields: string[]) => ({
  status: 404,
  body: {
    code: "invalid",
    errors: fields.map((field) => ({ field, message: "is not a variant of this product" })),
  },
});

test("a wish is for the default variant, or for the product's variant that is named", async () => {
  const { list, put } = as(await shop.customer());
  expect((await put(fern)).status).toBe(204);
  expect(await list()).toEqual([{ product_id: fern, variant_id: fern }]);
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  expect((await put(spade, `?variant_id=${spade}`)).status).toBe(204);
  expect((await put(fern, `?variant_id=${tallFern}`)).status).toBe(204);
  const wished = [
    { product_id: spade, variant_id: spade },
    { product_id: fern, variant_id: tallFern },
  ];
  expect(await list()).toEqual(wished);
  expect((await put(fern)).status).toBe(204);
  expect(await list()).toEqual(wished);
});

test("a variant of another product, or none of the shop, is refused", async () => {
  const { list, put, merge } = as(await shop.customer());
  await put(fern);
  for (const id of [fern, spade])
    expect(await put(id, `?variant_id=${seed}`)).toMatchObject(isNoVariant("variant_id"));
  expect(await put(spade, `?variant_id=${newId()}`)).toMatchObject(isNoVariant("variant_id"));
  expect(await put(newId(), `?variant_id=${seed}`)).toMatchObject({
    status: 404,
    body: { code: "not_found" },
  });
  const items = [
    { product_id: spade, variant_id: tallFern },
    { product_id: seed },
    { product_id: fern, variant_id: spade },
  ];
  expect(await merge({ product_ids: [seed], items })).toMatchObject(
    isNoVariant("items.0.variant_id", "items.2.variant_id"),
  );
  expect((await merge({})).status).toBe(400);
  expect(await list()).toEqual([{ product_id: fern, variant_id: fern }]);
});

test("a visitor's wishes keep their variants when they are merged, as do the customer's", async () => {
  const { list, merge, put } = as(await shop.customer());
  await put(spade);
  const items = [
    { product_id: seed, variant_id: newId() },
    { product_id: fern, variant_id: tallFern },
    { product_id: fern },
    { product_id: seed },
  ];
  expect((await merge({ items })).status).toBe(200);
  const merged = [
    { product_id: spade, variant_id: spade },
    { product_id: fern, variant_id: tallFern },
    { product_id: seed, variant_id: seed },
  ];
  expect(await list()).toEqual(expect.arrayContaining(merged));
  expect((await merge({ product_ids: [fern], items: [{ product_id: fern }] })).body).toHaveLength(3);
  expect(await list()).toEqual(expect.arrayContaining(merged));
});

test("a wish that a server of the last release adds is for the default variant, and can be changed", async () => {
  const customer = await shop.customer();
  const { list, put, merge } = as(customer);
  const { queries } = shop.services.database;
  const row = { customer_id: customer.id, product_id: fern, created_at: shop.clock.now };
  await queries.insert(wishedProducts).values(row);
  const isTheirs = eq(wishedProducts.customer_id, customer.id);
  expect(await list()).toEqual([{ product_id: fern, variant_id: fern }]);
  await merge({ items: [{ product_id: fern, variant_id: tallFern }] });
  expect(await list()).toEqual([{ product_id: fern, variant_id: fern }]);
  await put(fern, `?variant_id=${tallFern}`);
  await put(spade);
  const stored = await queries.select().from(wishedProducts).where(isTheirs);
  const variants = new Map(stored.map(({ product_id, variant_id }) => [product_id, variant_id]));
  expect([...variants].sort()).toEqual(
    [
      [fern, tallFern],
      [spade, spade],
    ].sort(),
  );
});
