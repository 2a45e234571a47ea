import { afterAll, beforeAll, expect, test } from "vitest";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import { products } from "#server/platform/database/schema.ts";
import { newId } from "#server/platform/ids.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const base = "/users/customers/me/wish_list";
const as = ({ token }: TestCustomer) => ({
  list: async (): Promise<string[]> =>
    (await shop.call("GET", base, { token })).body.map(
      ({ product_id }: { product_id: string }) => product_id,
    ),
  put: (id: string) => shop.call("PUT", `${base}/${id}`, { token }),
  remove: (id: string) => shop.call("DELETE", `${base}/${id}`, { token }),
  merge: (product_ids: string[]) => shop.call("POST", base, { token, body: { product_ids } }),
});
async function manyProducts(count: number): Promise<string[]> {
  const row = (_: unknown, index: number) => ({
    id: newId(),
    url_fragment: `wished-${index}-${newId()}`,
    reference: `7${String(index).padStart(5, "0")}`,
    position: 1_000 + index,
    allow_purchase: true,
    points: 0,
    barred_countries: [],
    created_at: shop.clock.now,
    updated_at: shop.clock.now,
  });
  const rows = Array.from({ length: count }, row);
  const { queries } = shop.services.database;
  await queries.insert(products).values(rows);
  await queries
    .insert(productVariants)
    .values(rows.map(({ id, reference }) => ({ id, product_id: id, reference })));
  return rows.map(({ id }) => id);
}

test("a product is listed once, however often it is added, latest first", async () => {
  const { list, put, remove } = as(await shop.customer());
  const [fern, spade] = [await shop.productId("fern"), await shop.productId("spade")];
  expect((await put(fern)).status).toBe(204);
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  expect((await put(spade)).status).toBe(204);
  expect((await put(fern)).status).toBe(204);
  expect(await list()).toEqual([spade, fern]);
  const another = as(await shop.customer());
  await another.put(spade);
  expect((await remove(spade)).status).toBe(204);
  expect((await remove(spade)).status).toBe(204);
  expect([await list(), await another.list()]).toEqual([[fern], [spade]]);
  expect((await put(newId())).status).toBe(404);
});

test("a visitor's list is merged once, without unknown products", async () => {
  const { list, put, merge } = as(await shop.customer());
  const [fern, spade] = [await shop.productId("fern"), await shop.productId("spade")];
  await put(fern);
  const merged = await merge([spade, fern, newId(), spade]);
  expect([merged.status, merged.body.length]).toEqual([200, 2]);
  await merge([spade, fern]);
  expect((await list()).toSorted()).toEqual([fern, spade].toSorted());
  const another = as(await shop.customer());
  const unknown = Array.from({ length: 97 }, newId);
  const olive = await shop.productId("olive");
  await another.merge([...unknown, spade, olive, fern]);
  expect(await another.list()).toEqual([spade, olive, fern]);
});

test("a full list of a hundred products is refused, as are more in one call", async () => {
  const customer = await shop.customer();
  const { list, put, merge } = as(customer);
  const ids = await manyProducts(101);
  expect((await merge(ids)).status).toBe(400);
  await put(ids[100]!);
  expect((await merge(ids.slice(0, 100))).body).toHaveLength(100);
  const left = ids.find((id) => id !== ids[100] && id === ids[99])!;
  expect(await put(left)).toMatchObject({
    status: 409,
    body: { code: "wish_list_full", params: { maximum: 100 } },
  });
  const several = await Promise.all(Array.from({ length: 5 }, () => put(ids[100]!)));
  expect(several.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
  expect(await list()).toHaveLength(100);
  expect(await as(await shop.customer()).list()).toEqual([]);
});
