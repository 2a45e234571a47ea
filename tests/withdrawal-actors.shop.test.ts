import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createActor, toPromise } from "xstate";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { apiClient } from "#src/api/client.ts";
import { withdrawalActors } from "#src/flows/after-sale/withdrawal/withdrawal.actors.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
let origin: string;
beforeAll(async () => {
  shop = await openShop();
  origin = await shop.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => shop.close());

const { orders } = customerSchema;

/** The port of a new customer's browser, with a paid order of two ferns. */
async function shopper(address = origin) {
  const customer = await shop.customer();
  const api = apiClient({
    fetch,
    origin: address,
    language: "en",
    token: () => customer.token,
    onRejected: () => {},
    onRefused: () => {},
  });
  const steps = refundHelpers(shop, customer);
  const order = await steps.paidOrder();
  const withdraw = (count: number, orderId = order.id) => {
    const input = { orderId, counts: { [order.items[0]!.id]: count } };
    return toPromise(createActor(withdrawalActors(api).withdraw, { input }).start());
  };
  const change = (fields: Partial<typeof orders.$inferInsert>) =>
    shop.services.database.queries.update(orders).set(fields).where(eq(orders.id, order.id));
  return { ...steps, order, withdraw, change };
}

test("a withdrawal is made once, and returns its time", async () => {
  const { withdraw } = await shopper();
  const first = await withdraw(2);
  expect(first).toMatchObject({ outcome: "withdrawn", at: shop.clock.now.toISOString() });
  expect(await withdraw(2)).toEqual(first);
});

test("if fewer are left, the refusal has the current order with the requested items", async () => {
  const { withdraw, order, draft, request } = await shopper();
  await request((await draft(order)).id);
  const refused = await withdraw(3);
  expect(refused).toMatchObject({
    outcome: "invalid",
    order: {
      id: order.id,
      shippingAtMost: 6.95,
      lines: [{ least: 1, most: 2, isExempt: false }],
    },
  });
});

test("each refusal has its outcome", async () => {
  const { withdraw, change } = await shopper();
  await change({ status: "delivered", delivered_at: new Date(shop.clock.now.getTime() - 16 * 86_400_000) });
  expect(await withdraw(1)).toEqual({ outcome: "withdrawalTooLate" });
  await change({ status: "paid", delivered_at: null, withdrawal_days: null });
  expect(await withdraw(1)).toEqual({ outcome: "noWithdrawal" });
  expect(await withdraw(1, crypto.randomUUID())).toEqual({ outcome: "notFound" });
});

test("without a response the port rejects", async () => {
  const { withdraw } = await shopper("http://127.0.0.1:1");
  await expect(withdraw(1)).rejects.toThrow("no response");
});
