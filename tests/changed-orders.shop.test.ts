import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as schema from "../server/database/schema.ts";
import { address, fern, ordering, spade } from "./support/ordering.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const shopper = async () => {
  const customer = await shop.customer();
  return { customer, ...ordering(shop, customer) };
};
const conflict = (code: string, detail: string, more: object = {}) => ({
  type: "about:blank",
  title: "Conflict",
  status: 409,
  detail,
  code,
  ...more,
});
const cannot = (...changes: { code: string }[]) =>
  conflict(changes[0]!.code, "Cannot place your order", { changes });
const price = async (fragment: string, minor: number) =>
  shop.services.database.queries
    .update(schema.productPrices)
    .set({ price_minor: BigInt(minor) })
    .where(sql`product_id = ${await shop.productId(fragment)} and market_id = 'europe'`);

describe("what differs from what was shown", () => {
  test("a price changed between showing and drafting is answered with old and new", async () => {
    const { customer, fillCart, draftOf } = await shopper();
    await fillCart([spade]);
    const body = await draftOf([{ ...spade, price: 27 }]);
    const product_id = await shop.productId("spade");
    expect((await shop.call("POST", "/orders/", { token: customer.token, body })).body).toEqual(
      cannot({
        code: "price_changed",
        product_id,
        name: "Garden spade",
        old_price: 27,
        new_price: 28.5,
      } as never),
    );
  });

  test("a price changed between draft and submission is answered with old and new, and accepted by a new draft", async () => {
    const { customer, draft, draftOf, submit } = await shopper();
    const { id } = await draft([spade]);
    await price("spade", 3_000);
    const product_id = await shop.productId("spade");
    expect((await submit(id)).body).toEqual(
      cannot({
        code: "price_changed",
        product_id,
        name: "Garden spade",
        old_price: 28.5,
        new_price: 30,
      } as never),
    );
    await shop.call("PUT", `/orders/${id}`, {
      token: customer.token,
      body: await draftOf([{ ...spade, price: 30 }]),
    });
    const { body } = await submit(id);
    await price("spade", 2_850);
    expect([body.current_status, body.amount_due]).toEqual(["submitted", 36.95]);
  });

  test("what is no longer sold, or not to that country", async () => {
    const { customer, draft, draftOf, submit } = await shopper();
    const { id } = await draft([spade]);
    const products = shop.services.database.queries.update(schema.products);
    const product_id = await shop.productId("spade");
    const gone = cannot({ code: "item_unavailable", product_id, name: "Garden spade" } as never);
    await products.set({ allow_purchase: false }).where(eq(schema.products.id, product_id));
    const refused = await submit(id);
    await products.set({ allow_purchase: true }).where(eq(schema.products.id, product_id));
    const barred = await draftOf([spade], {
      delivery_address: { ...address, country: "CZ", zip_code: "11000" },
    });
    const toBarred = await shop.call("PUT", `/orders/${id}`, { token: customer.token, body: barred });
    expect(refused.body).toEqual(gone);
    expect(toBarred.body).toMatchObject({
      status: 400,
      errors: [{ field: "delivery_address.country", code: "products_barred" }],
    });
  });

  test("a cart that changed since the draft", async () => {
    const { draft, fillCart, submit } = await shopper();
    const { id } = await draft([fern]);
    await fillCart([spade]);
    expect((await submit(id)).body).toEqual(cannot({ code: "cart_outdated" }));
  });

  test("an amount due that is not what the button showed", async () => {
    const { draft, submit } = await shopper();
    const { id } = await draft([fern]);
    expect(
      (await submit(id, { shipping_code: "standard", terms_version: "2026-11", amount_due: 37.9 })).body,
    ).toEqual(cannot({ code: "shipping_changed", old_price: 37.9, new_price: 44.85 } as never));
  });

  test("an order worth less than 1", async () => {
    const { draft, submit } = await shopper();
    const { id } = await draft([{ product: "seed", count: 1, price: 0.5 }]);
    expect((await submit(id, { shipping_code: "collect", terms_version: "2026-11" })).body).toEqual(
      conflict("order_value_too_low", "The order value must be at least 1."),
    );
  });
});
