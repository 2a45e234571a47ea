import { afterAll, beforeAll, expect, test } from "vitest";
import { itemMaximum } from "#domain/specified-values.ts";
import { orderHelpers } from "./support/order-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
let fern: string;
beforeAll(async () => {
  shop = await openShop();
  fern = await shop.productId("fern");
});
afterAll(() => shop.close());

const add = ({ token }: { token: string }, count: number) =>
  shop.call("POST", "/cart/", { token, body: { product_id: fern, count } });

test("additions may reach exactly the maximum", async () => {
  const customer = await shop.customer();
  await add(customer, itemMaximum - 1);
  const { status, body } = await add(customer, 1);
  expect([status, body.count]).toEqual([200, itemMaximum]);
});

test("a line of another customer's cart is neither changed nor removed", async () => {
  const [owner, { token }] = [await shop.customer(), await shop.customer()];
  const path = `/cart/${(await add(owner, 2)).body.id}`;
  expect((await shop.call("PUT", path, { token, body: { count: 9 } })).status).toBe(404);
  expect((await shop.call("DELETE", path, { token })).status).toBe(404);
  expect(await orderHelpers(shop, owner).cart()).toEqual([{ product_id: fern, count: 2 }]);
});

test("the same product in two carts is counted and removed in one of them", async () => {
  const [one, other] = [await shop.customer(), await shop.customer()];
  const { id } = (await add(one, 2)).body;
  await add(other, 3);
  const path = `/cart/${id}`;
  expect((await shop.call("PUT", path, { token: one.token, body: { count: 9 } })).status).toBe(204);
  expect(await orderHelpers(shop, other).cart()).toEqual([{ product_id: fern, count: 3 }]);
  expect((await shop.call("DELETE", path, { token: one.token })).status).toBe(204);
  expect(await orderHelpers(shop, other).cart()).toEqual([{ product_id: fern, count: 3 }]);
});
