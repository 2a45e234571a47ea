import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import { cancelUnpaidOrders } from "#server/commerce/orders/cancel.ts";
import { fern, orderHelpers, spade } from "./support/order-helpers.ts";
import { retryWhenBusy } from "./support/retry-when-busy.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { requirements } from "./support/requirements.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const shopper = async () => {
  const customer = await shop.customer();
  return { customer, ...orderHelpers(shop, customer) };
};
const conflict = (code: string, detail: string, more: object = {}) => ({
  type: "about:blank",
  title: "Conflict",
  status: 409,
  detail,
  code,
  ...more,
});
const price = async (fragment: string, minor: number) =>
  shop.services.database.queries
    .update(schema.productPrices)
    .set({ price_minor: BigInt(minor) })
    .where(sql`product_id = ${await shop.productId(fragment)} and market_id = 'europe'`);

describe("submitting", () => {
  test("concurrently creates one order with its lines, and empties the customer's cart", async () => {
    requirements("orders.submitted-with-shipping");
    const { customer, draft, submit, cart } = await shopper();
    const another = await shopper();
    await another.fillCart([fern]);
    const { id } = await draft([fern, spade]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => retryWhenBusy(() => submit(id))));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1);
    const { body: order } = answers[0]!;
    expect([order.current_status, order.amount_due, order.shipping_code, order.items.length]).toEqual([
      "submitted",
      73.35,
      "standard",
      2,
    ]);
    expect(await cart()).toEqual([]);
    expect(await another.cart()).toHaveLength(1);
    expect((await shop.call("GET", "/orders/count", { token: customer.token })).body).toEqual({ count: 1 });
  });

  test("freezes prices: later changes of the shop do not affect the order", async () => {
    const { submitted, order } = await shopper();
    const before = await submitted([spade]);
    await price("spade", 9_900);
    const after = await order(before.id);
    await price("spade", 2_850);
    expect(after).toEqual(before);
  });

  test("without a version of the terms accepts the current one", async () => {
    const { draft, submit } = await shopper();
    const { id } = await draft();
    const answer = await submit(id, { shipping_code: "standard" });
    expect([answer.status, answer.body.current_status]).toEqual([200, "submitted"]);
    const { terms_version } = customerSchema.orders;
    const [stored] = await shop.services.database.queries
      .select({ terms_version })
      .from(customerSchema.orders)
      .where(eq(customerSchema.orders.id, id));
    expect(stored).toEqual({ terms_version: "2026-11" });
  });

  test("is refused for an unavailable shipping option or an unknown order", async () => {
    const { draft, submit } = await shopper();
    const { id } = await draft();
    const message = "is not offered for this order";
    expect((await submit(id, { shipping_code: "far", terms_version: "2026-11" })).body).toEqual({
      type: "about:blank",
      title: "Bad Request",
      status: 400,
      detail: `shipping_code ${message}`,
      code: "invalid",
      errors: [{ field: "shipping_code", message, code: "not_offered" }],
    });
    expect((await submit(randomUUID())).status).toBe(404);
  });

  test("that is refused halfway leaves the draft unchanged", async () => {
    const { draft, submit, order, cart } = await shopper();
    const before = await draft([fern]);
    await price("fern", 2_000);
    await submit(before.id);
    await price("fern", 1_895);
    expect(await order(before.id)).toEqual(before);
    expect(await cart()).toEqual([{ product_id: await shop.productId("fern"), count: 2 }]);
  });
});

describe("cancelling", () => {
  test("returns the lines to the cart once, added to its contents", async () => {
    const { submitted, fillCart, cancel, cart } = await shopper();
    const { id } = await submitted([fern]);
    await fillCart([{ ...fern, count: 3 }]);
    const answers = await Promise.all([cancel(id), cancel(id), cancel(id)]);
    expect(answers.map(({ body }) => body.current_status)).toEqual(Array(3).fill("cancelled"));
    expect(await cart()).toEqual([{ product_id: await shop.productId("fern"), count: 5 }]);
  });

  test("is refused for a draft, and a cancelled order cannot be submitted", async () => {
    const { customer, draft, submitted, submit, cancel } = await shopper();
    const { id } = await submitted();
    await cancel(id);
    expect((await submit(id)).body).toEqual(conflict("order_cancelled", "This order was cancelled."));
    await shop.services.database.queries
      .delete(customerSchema.cartItems)
      .where(eq(customerSchema.cartItems.customer_id, customer.id));
    const { id: other } = await draft([spade]);
    expect((await cancel(other)).body).toEqual(conflict("order_draft", "This order is draft."));
  });

  test("is done by the job for orders unpaid for a day, and not for newer ones", async () => {
    const began = shop.clock.now;
    const old = await shopper();
    const { id } = await old.submitted([fern]);
    shop.clock.now = new Date(began.getTime() + 60_000);
    const young = await shopper();
    const { id: younger } = await young.submitted([fern]);
    shop.clock.now = new Date(began.getTime() + 24 * 3_600_000 + 1);
    await cancelUnpaidOrders(shop.services);
    const statuses = [(await old.order(id)).current_status, (await young.order(younger)).current_status];
    shop.clock.now = began;
    expect(statuses).toEqual(["cancelled", "submitted"]);
    expect(await old.cart()).toEqual([{ product_id: await shop.productId("fern"), count: 2 }]);
  });
});
