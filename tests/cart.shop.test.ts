import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { orderHelpers } from "./support/order-helpers.ts";
import { retryWhenBusy } from "./support/retry-when-busy.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { requirements } from "./support/requirements.ts";

let shop: Shop;
let fern: string;
beforeAll(async () => {
  shop = await openShop();
  fern = await shop.productId("fern");
});
afterAll(() => shop.close());

const maximum = 1_000_000;
const problem = (status: number, title: string, detail: string, more: object) => ({
  status,
  body: { type: "about:blank", title, status, detail, ...more },
});
const shown = ({ status, body }: { status: number; body: unknown }) => ({ status, body });

describe("quantities", () => {
  test.each([
    [0, "must be >= 1"],
    [-1, "must be >= 1"],
    [1.5, "must be integer"],
    [1_000_000_001, "must be <= 1000000000"],
    ["x", "must be integer"],
    ["3", "must be integer"],
    [null, "must be integer"],
  ])("%j is refused when adding and when changing", async (count, message) => {
    const { token } = await shop.customer();
    const { body: line } = await shop.call("POST", "/cart/", { token, body: { product_id: fern, count: 1 } });
    const refusal = problem(400, "Bad Request", `count ${message}`, {
      code: "invalid",
      errors: [{ field: "count", message }],
    });
    const added = await shop.call("POST", "/cart/", { token, body: { product_id: fern, count } });
    const changed = await shop.call("PUT", `/cart/${line.id}`, { token, body: { count } });
    expect([shown(added), shown(changed)]).toEqual([refusal, refusal]);
  });

  test("a total above the maximum is refused with the quantity in the cart", async () => {
    const customer = await shop.customer();
    const { token } = customer;
    await shop.call("POST", "/cart/", { token, body: { product_id: fern, count: maximum } });
    const answer = await shop.call("POST", "/cart/", { token, body: { product_id: fern, count: 1 } });
    expect(shown(answer)).toEqual(
      problem(409, "Conflict", "Maximum number of items exceeded.", {
        code: "cart_maximum_exceeded",
        params: { maximum, in_cart: maximum },
      }),
    );
    expect(await orderHelpers(shop, customer).cart()).toEqual([{ product_id: fern, count: maximum }]);
  });

  test("a quantity above the maximum is refused on adding and changing, with the quantity in the cart", async () => {
    requirements("validation.cart-add", "validation.cart-update");
    const customer = await shop.customer();
    const { token } = customer;
    const refusal = (in_cart: number) =>
      problem(409, "Conflict", "Maximum number of items exceeded.", {
        code: "cart_maximum_exceeded",
        params: { maximum, in_cart },
      });
    const add = (count: number) => shop.call("POST", "/cart/", { token, body: { product_id: fern, count } });
    const change = (id: string) => shop.call("PUT", `/cart/${id}`, { token, body: { count: maximum + 1 } });
    expect(shown(await add(maximum + 1))).toEqual(refusal(0));
    const { body: line } = await add(2);
    expect(shown(await add(maximum + 1))).toEqual(refusal(2));
    expect(shown(await change(line.id))).toEqual(refusal(2));
    expect((await change(randomUUID())).status).toBe(404);
    expect(await orderHelpers(shop, customer).cart()).toEqual([{ product_id: fern, count: 2 }]);
  });

  test("concurrent additions are all counted", async () => {
    const customer = await shop.customer();
    const add = () =>
      shop.call("POST", "/cart/", { token: customer.token, body: { product_id: fern, count: 3 } });
    const answers = await Promise.all(Array.from({ length: 8 }, () => retryWhenBusy(add)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await orderHelpers(shop, customer).cart()).toEqual([{ product_id: fern, count: 24 }]);
  });
});

describe("products", () => {
  test("a product that is shown but not sold cannot be added", async () => {
    const { token } = await shop.customer();
    const answer = await shop.call("POST", "/cart/", {
      token,
      body: { product_id: await shop.productId("olive"), count: 1 },
    });
    expect(shown(answer)).toEqual(
      problem(409, "Conflict", "This product is shown, not sold.", { code: "item_unavailable" }),
    );
  });

  test("an unknown product is refused by field", async () => {
    const { token } = await shop.customer();
    const answer = await shop.call("POST", "/cart/", { token, body: { product_id: randomUUID(), count: 1 } });
    expect(shown(answer)).toEqual(
      problem(404, "Not Found", "There is no such product.", {
        code: "invalid",
        errors: [{ field: "product_id", message: "is not a product of this shop" }],
      }),
    );
  });

  test("a line not sold in this market is returned without a product", async () => {
    requirements("product.market-restrictions");
    const customer = await shop.customer();
    await orderHelpers(shop, customer).fillCart([{ product: "spade", count: 2, price: 28.5 }]);
    const { body } = await shop.call("GET", "/cart/en/japan", { token: customer.token });
    expect(body).toMatchObject([
      {
        product_id: await shop.productId("spade"),
        name: "Garden spade",
        primary_image: { holder_type: "product" },
        count: 2,
        product: null,
      },
    ]);
  });
});

describe("a product of another market", () => {
  test("is refused with its name and alternatives sold here", async () => {
    const answer = await shop.call("GET", "/products/en/japan/spade");
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({
      code: "not_sold_here",
      detail: "Garden spade is not sold in this market.",
      params: {
        product: { id: await shop.productId("spade"), name: "Garden spade", url_fragment: "spade" },
      },
    });
    const { alternatives } = answer.body.params;
    expect(alternatives.map(({ url_fragment }: { url_fragment: string }) => url_fragment)).not.toContain(
      "spade",
    );
  });

  test("that no market sells is not found", async () => {
    const answer = await shop.call("GET", "/products/en/japan/no-such-product");
    expect(answer.body).toMatchObject({ status: 404, code: "not_found" });
  });

  test("has its name in every language, whether sold or not", async () => {
    const id = await shop.productId("spade");
    const answer = await shop.call("GET", `/products/known/de?ids=${id},${randomUUID()}`);
    expect(answer.body).toMatchObject([{ id, name: "Garden spade (de)" }]);
  });
});

describe("a visitor's cart", () => {
  const merge = (token: string, cart_id: string, count = 2) =>
    shop.call("POST", "/cart/merge", { token, body: { cart_id, items: [{ product_id: fern, count }] } });

  test("is merged once when the call is repeated", async () => {
    const customer = await shop.customer();
    const cart = randomUUID();
    await merge(customer.token, cart);
    expect(shown(await merge(customer.token, cart))).toEqual({ status: 200, body: { clamped: [] } });
    expect(await orderHelpers(shop, customer).cart()).toEqual([{ product_id: fern, count: 2 }]);
  });

  test("is merged once by concurrent calls", async () => {
    const customer = await shop.customer();
    const cart = randomUUID();
    await Promise.all(Array.from({ length: 8 }, () => merge(customer.token, cart)));
    expect(await orderHelpers(shop, customer).cart()).toEqual([{ product_id: fern, count: 2 }]);
  });

  test("of several browsers at once is merged completely", async () => {
    const customer = await shop.customer();
    await Promise.all(Array.from({ length: 4 }, () => merge(customer.token, randomUUID())));
    expect(await orderHelpers(shop, customer).cart()).toEqual([{ product_id: fern, count: 8 }]);
  });

  test("adds to the account's cart up to the maximum, and reports clamped lines", async () => {
    const customer = await shop.customer();
    await orderHelpers(shop, customer).fillCart([{ product: "fern", count: 5, price: 18.95 }]);
    expect(shown(await merge(customer.token, randomUUID(), 7))).toEqual({
      status: 200,
      body: { clamped: [] },
    });
    expect(await orderHelpers(shop, customer).cart()).toEqual([{ product_id: fern, count: 12 }]);
    expect(shown(await merge(customer.token, randomUUID(), maximum))).toEqual({
      status: 200,
      body: { clamped: [fern] },
    });
    expect(await orderHelpers(shop, customer).cart()).toEqual([{ product_id: fern, count: maximum }]);
  });

  test("is merged without unknown products", async () => {
    const customer = await shop.customer();
    const items = [randomUUID(), fern].map((product_id) => ({ product_id, count: 1 }));
    await shop.call("POST", "/cart/merge", { token: customer.token, body: { cart_id: randomUUID(), items } });
    expect(await orderHelpers(shop, customer).cart()).toEqual([{ product_id: fern, count: 1 }]);
  });
});

describe("an Idempotency-Key", () => {
  const add = (token: string, key: string, count = 2) =>
    shop.call("POST", "/cart/", {
      token,
      body: { product_id: fern, count },
      headers: { "idempotency-key": key },
    });

  test("has one effect and the same response every time", async () => {
    const customer = await shop.customer();
    const key = randomUUID();
    const answers = [
      await add(customer.token, key),
      ...(await Promise.all([add(customer.token, key), add(customer.token, key)])),
    ];
    const first = {
      status: 200,
      body: { id: expect.any(String), product_id: fern, variant_id: fern, count: 2 },
    };
    expect(answers.map(shown)).toEqual([first, shown(answers[0]!), shown(answers[0]!)]);
    expect(await orderHelpers(shop, customer).cart()).toEqual([{ product_id: fern, count: 2 }]);
  });

  test("is refused for a different body", async () => {
    const customer = await shop.customer();
    const key = randomUUID();
    await add(customer.token, key);
    expect(shown(await add(customer.token, key, 3))).toEqual(
      problem(422, "Unprocessable Content", "This Idempotency-Key was used for something else.", {
        code: "key_reused",
      }),
    );
    expect(await orderHelpers(shop, customer).cart()).toEqual([{ product_id: fern, count: 2 }]);
  });

  test("is scoped to one customer", async () => {
    const key = randomUUID();
    const [one, other] = [await shop.customer(), await shop.customer()];
    await add(one.token, key);
    await add(other.token, key, 5);
    expect(await orderHelpers(shop, other).cart()).toEqual([{ product_id: fern, count: 5 }]);
  });

  test("is not stored for a refused request", async () => {
    const customer = await shop.customer();
    const key = randomUUID();
    await orderHelpers(shop, customer).fillCart([{ product: "fern", count: maximum, price: 18.95 }]);
    expect((await add(customer.token, key)).status).toBe(409);
    await shop.services.database.queries
      .delete(customerSchema.cartItems)
      .where(eq(customerSchema.cartItems.customer_id, customer.id));
    expect((await add(customer.token, key)).status).toBe(200);
  });
});
