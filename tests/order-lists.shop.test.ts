import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { address, fern, orderHelpers, spade } from "./support/order-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const { orders } = customerSchema;
const shopper = async () => {
  const customer = await shop.customer({ points: 100_000 });
  const { token } = customer;
  const get = async (path: string) => (await shop.call("GET", path, { token })).body;
  const found = async (query: string): Promise<string[]> =>
    (await get(`/orders/?${query}`)).map(({ id }: { id: string }) => id);
  return { ...orderHelpers(shop, customer), token, get, found };
};
const refer = (id: string, reference: string) =>
  shop.services.database.queries.update(orders).set({ reference }).where(eq(orders.id, id));

test("both addresses of an order have the order's id", async () => {
  const { fillCart, draftOf, token, order } = await shopper();
  await fillCart([fern]);
  const invoice_address = { ...address, street: "Herengracht 1" };
  const body = await draftOf([fern], { invoice_address });
  const { id } = (await shop.call("POST", "/orders/", { token, body })).body;
  const { delivery_address, invoice_address: stored } = await order(id);
  expect([delivery_address, stored]).toEqual([
    { ...address, id_order: id },
    { ...invoice_address, id_order: id },
  ]);
});

test("an order has the times of submission, payment and cancellation, or null", async () => {
  const { draft, submit, submitted, cancel, order } = await shopper();
  const began = shop.clock.now;
  const at = (minutes: number) => {
    shop.clock.now = new Date(began.getTime() + minutes * 60_000);
    return shop.clock.now.toISOString();
  };
  const times = async (id: string) => {
    const { submitted_at, paid_at, cancelled_at } = await order(id);
    return { submitted_at, paid_at, cancelled_at };
  };
  const { id } = await draft([fern]);
  expect(await times(id)).toEqual({ submitted_at: null, paid_at: null, cancelled_at: null });
  const paid = at(1);
  const withPoints = { paid_with_points: true, points_balance: 100_000 };
  await submit(id, { shipping_code: "standard", terms_version: "2026-11", ...withPoints });
  expect(await times(id)).toEqual({ submitted_at: paid, paid_at: paid, cancelled_at: null });
  const placed = at(2);
  const { id: other } = await submitted([spade]);
  const cancelled = at(3);
  await cancel(other);
  expect(await times(other)).toEqual({ submitted_at: placed, paid_at: null, cancelled_at: cancelled });
  shop.clock.now = began;
});

test("an order has the times of shipping and delivery", async () => {
  const { submitted, order } = await shopper();
  const { id } = await submitted([fern]);
  const [shipped, delivered] = ["2026-11-23T09:30:00.000Z", "2026-11-25T14:05:00.000Z"];
  expect(await order(id)).toMatchObject({ shipped_at: null, delivered_at: null });
  await shop.services.database.queries
    .update(orders)
    .set({ shipped_at: new Date(shipped!), delivered_at: new Date(delivered!) })
    .where(eq(orders.id, id));
  expect(await order(id)).toMatchObject({ shipped_at: shipped, delivered_at: delivered });
});

test("the list and the count can be filtered by drafts or submitted orders", async () => {
  const { submitted, draft, found, get } = await shopper();
  const { id: placed } = await submitted([fern]);
  const { id: drafted } = await draft([spade]);
  expect([await found("placed=true"), await found("placed=false")]).toEqual([[placed], [drafted]]);
  expect(await found("placed=true&current_status=draft")).toEqual([]);
  const counts = ["", "?placed=true", "?placed=false"].map((query) => get(`/orders/count${query}`));
  expect(await Promise.all(counts)).toEqual([{ count: 2 }, { count: 1 }, { count: 1 }]);
});

test("an order is found by a part of its reference in any spelling", async () => {
  const { submitted, found, get } = await shopper();
  const { id: one } = await submitted([fern]);
  const { id: other } = await submitted([spade]);
  await refer(one, "K7RM-4QXD");
  await refer(other, "WXZ2-9QXB");
  const find = (reference: string) => found(`reference=${encodeURIComponent(reference)}`);
  for (const typed of [
    "K7RM-4QXD",
    " k7rm-4qxd ",
    "k7rm4qxd",
    "k7rm 4qxd",
    "7rm",
    "m-4",
    "Ｋ７ＲＭ－４ＱＸＤ",
    "k7rm\u00a04qxd",
    "K7RM–4QXD",
    "K7RM\u20114QXD\u200b",
    "k٧rm٤",
  ]) {
    expect(await find(typed), typed).toEqual([one]);
  }
  expect(await find("qx")).toEqual([other, one]);
  expect(await find("  ")).toEqual([other, one]);
  for (const typed of ["%", "_", "K7RM-4QXE", "'"]) expect(await find(typed), typed).toEqual([]);
  expect(await get("/orders/count?reference=k7")).toEqual({ count: 1 });
  expect((await get(`/orders/?reference=${"k".repeat(41)}`)).code).toBe("invalid");
});

test("another customer's orders are neither listed, counted nor found", async () => {
  const { submitted } = await shopper();
  const { id, reference } = await submitted([fern]);
  const stranger = await shopper();
  expect(await stranger.found(`reference=${reference}`)).toEqual([]);
  expect(await stranger.get(`/orders/count?reference=${reference}`)).toEqual({ count: 0 });
  expect((await stranger.get(`/orders/${id}`)).status).toBe(404);
  expect((await stranger.get(`/orders/${randomUUID()}`)).status).toBe(404);
});
