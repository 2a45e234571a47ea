import { afterAll, beforeAll, expect, test } from "vitest";
import { spade } from "./support/order-helpers.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test("a list is paged, newest first, and can be filtered by order or status", async () => {
  const customer = await shop.customer();
  const { draft, request, paidOrder } = refundHelpers(shop, customer);
  const order = await paidOrder();
  const older = await draft(order);
  await request(older.id);
  const newer = await draft(await paidOrder([spade]));
  const list = async (query: string) =>
    (await shop.call("GET", `/refunds/${query}`, { token: customer.token })).body;
  const ids = async (query = "") => (await list(query)).map(({ id }: { id: string }) => id);
  expect(await ids()).toEqual([newer.id, older.id]);
  expect(await ids("?limit=1&skip=1")).toEqual([older.id]);
  expect(await ids("?sort=created_at")).toEqual([older.id, newer.id]);
  expect(await ids("?current_status=draft")).toEqual([newer.id]);
  expect(await ids(`?order_id=${order.id}`)).toEqual([older.id]);
  expect(await list("count?current_status=requested")).toEqual({ count: 1 });
});
