import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { address, fern, orderHelpers, spade } from "./support/order-helpers.ts";
import { grantPoints } from "./support/grant-points.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { requirements } from "./support/requirements.ts";

let provider: Provider;
let shop: Shop;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const agreed = { shipping_code: "standard", terms_version: "2026-11" };

/** A shopper, optionally with points, whose client sends arbitrary values. */
async function shopper(points = 0) {
  const customer = await shop.customer();
  await grantPoints(shop.services, customer.id, points);
  const steps = orderHelpers(shop, customer);
  const send = async (change: object) => {
    const body = { ...(await steps.draftOf([fern])), ...change };
    return shop.call("POST", "/orders/", { token: customer.token, body });
  };
  return { customer, ...steps, send };
}

describe("invented prices", () => {
  test.each([
    ["a lower price", 0.01, 409, "price_changed"],
    ["a price of zero", 0, 409, "price_changed"],
    ["a higher price", 10_000, 409, "price_changed"],
    ["a fraction of a cent", 18.951, 400, "invalid"],
    ["a negative price", -18.95, 400, "invalid"],
    ["a price as text", "18.95", 400, "invalid"],
  ])("%s is refused and nothing is stored", async (_, price, status, code) => {
    const { fillCart, send, customer } = await shopper();
    await fillCart([fern]);
    const product_id = await shop.productId("fern");
    const answer = await send({ items: [{ product_id, count: 2, price }] });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    const drafts = await shop.call("GET", "/orders/count", { token: customer.token });
    expect(drafts.body).toEqual({ count: 0 });
  });

  test.each([0, 0.01, 44.84, 44.86])("an amount due of %s is refused with 44.85", async (amount_due) => {
    const { draft, submit, order } = await shopper();
    const { id } = await draft();
    const { status, body } = await submit(id, { ...agreed, amount_due });
    expect([status, body.changes?.[0]]).toEqual([
      409,
      { code: "shipping_changed", old_price: amount_due, new_price: 44.85 },
    ]);
    expect((await order(id)).current_status).toBe("draft");
  });

  test("amounts that the shop calculates are ignored in a request", async () => {
    const { fillCart, send, submit, order } = await shopper();
    await fillCart([fern]);
    const honest = (await send({})).body;
    for (const own of [{ total_price_incl_vat: 1 }, { vat_rate: 0 }, { is_paid: true }, { amount_due: 0 }]) {
      expect(await send(own)).toMatchObject({ status: 200, body: honest });
    }
    const { id } = (await send({ used_points: 5, is_paid: true, current_status: "paid" })).body;
    expect((await submit(id, { shipping_code: "standard" })).status).toBe(400);
    expect(await order(id)).toMatchObject({
      current_status: "draft",
      is_paid: false,
      total_price_incl_vat: 37.9,
    });
  });
});

test("an empty cart cannot be ordered", async () => {
  const { send } = await shopper();
  const { status, body } = await send({});
  expect([status, body.code]).toEqual([409, "cart_outdated"]);
});

describe("orders from several tabs", () => {
  test("a draft changed since it was shown is not submitted", async () => {
    const { draft, send, submit, order } = await shopper();
    const { id, updated_at } = await draft();
    shop.clock.now = new Date(shop.clock.now.getTime() + 1);
    await send({ delivery_address: { ...address, street: "Another street 99" } });
    const late = await submit(id, { ...agreed, draft_updated_at: updated_at });
    expect([late.status, late.body.code]).toEqual([409, "order_changed_elsewhere"]);
    const { current_status, updated_at: now } = await order(id);
    expect(current_status).toBe("draft");
    expect((await submit(id, { ...agreed, draft_updated_at: now })).status).toBe(200);
  });

  test("a draft sent back as it was read is not changed", async () => {
    const customer = await shop.customer();
    const { draft, order } = orderHelpers(shop, customer);
    const { id } = await draft([fern], { invoice_address: address });
    const read = await order(id);
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    const { body } = await shop.call("PUT", `/orders/${id}`, { token: customer.token, body: read });
    expect(body).toEqual(read);
  });

  test("a draft saved again without changes can be submitted", async () => {
    const { draft, send, submit } = await shopper();
    const { id, updated_at } = await draft();
    shop.clock.now = new Date(shop.clock.now.getTime() + 1);
    expect((await send({})).body.updated_at).toBe(updated_at);
    expect((await submit(id, { ...agreed, draft_updated_at: updated_at })).status).toBe(200);
  });

  test.each([
    ["another amount", { amount_due: 20.9 }],
    ["another delivery", { shipping_code: "express" }],
    ["other points", { used_points: 100, points_balance: 1_000 }],
    ["points for everything", { paid_with_points: true, points_balance: 1_000 }],
  ])("submitting an order again with %s is refused", async (_, otherwise) => {
    const { submitted, submit } = await shopper(1_000);
    const { id } = await submitted();
    const answer = await submit(id, { ...agreed, ...otherwise });
    expect([answer.status, answer.body.code]).toEqual([409, "order_placed_elsewhere"]);
    expect((await submit(id, { ...agreed, amount_due: 44.85 })).status).toBe(200);
  });
});

test.each(["", "2025-01", "never heard of"])("%j is not the version of the shop's terms", async (version) => {
  requirements("validation.terms");
  const { draft, submit, order } = await shopper();
  const { id } = await draft();
  const { status, body } = await submit(id, { ...agreed, terms_version: version });
  expect([status, body.code]).toEqual([409, "terms_changed"]);
  expect((await order(id)).current_status).toBe("draft");
});

test.each(["a\u202eb", "a\u0007b", "a\u2066b"])(
  "a note cannot contain invisible characters: %j",
  async (note) => {
    const { fillCart, send } = await shopper();
    await fillCart([fern]);
    const { status, body } = await send({ note });
    expect([status, body.errors]).toEqual([
      400,
      [{ field: "note", message: "holds characters that nobody sees", code: "unseen_marks" }],
    ]);
    expect((await send({ note: "Ring twice,\nplease." })).status).toBe(200);
  },
);

describe("another customer's", () => {
  test("points cannot be used", async () => {
    await shopper(50_000);
    const poor = await shopper();
    const { id } = await poor.draft();
    const balance = { points_balance: 50_000 };
    for (const points of [{ used_points: 500 }, { paid_with_points: true }]) {
      const answer = await poor.submit(id, { ...agreed, ...balance, ...points });
      expect([answer.status, answer.body.changes]).toEqual([409, [{ code: "points_changed", points: 0 }]]);
      const honest = await poor.submit(id, { ...agreed, ...points, points_balance: 0 });
      expect([honest.status, honest.body.errors?.[0]?.field]).toEqual([400, "used_points"]);
    }
    expect((await poor.order(id)).current_status).toBe("draft");
  });

  test("order cannot be read, changed, submitted, paid or cancelled", async () => {
    const owner = await shopper(1_000);
    const { id, approvalUrl } = await owner.prepared();
    await provider.approve(approvalUrl);
    const draft = await owner.draft([spade]);
    const other = await shopper();
    await other.fillCart([fern]);
    const { token } = other.customer;
    const body = await other.draftOf([fern]);
    for (const orderId of [id, draft.id]) {
      const answers = await Promise.all([
        shop.call("GET", `/orders/${orderId}`, { token }),
        shop.call("PUT", `/orders/${orderId}`, { token, body }),
        other.submit(orderId),
        other.prepare(orderId),
        other.process(orderId),
        other.cancel(orderId),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    }
    expect((await owner.order(id)).current_status).toBe("payment_pending");
    expect((await owner.order(draft.id)).items).toHaveLength(1);
  });
});

test.each(["international", "express", "", "STANDARD", "standard "])(
  "an unavailable shipping code is refused: %j",
  async (shipping_code) => {
    const { draft, submit, order } = await shopper();
    const { id } = await draft();
    const { status, body } = await submit(id, { ...agreed, shipping_code });
    expect([status, body.errors?.[0]?.field]).toEqual([400, "shipping_code"]);
    expect((await order(id)).current_status).toBe("draft");
  },
);

/** Bidirectional controls and other invisible characters. */
const unseen = ["\u202e", "\u202d", "\u2066", "\u2067", "\u2069", "\u200f", "\u200b", "\u0007", "\ufeff"];
const fields = [
  "first_name",
  "last_name",
  "company",
  "street",
  "additional_info",
  "city",
  "zip_code",
  "phone",
];

describe("an address", () => {
  test.each(fields)("is refused with an invisible character in %s", async (field) => {
    const { fillCart, send } = await shopper();
    await fillCart([fern]);
    for (const mark of unseen) {
      for (const kind of ["delivery_address", "invoice_address"]) {
        const { status, body } = await send({ [kind]: { ...address, [field]: `12${mark}34` } });
        expect([status, body.errors?.[0]?.field], JSON.stringify(mark)).toEqual([400, `${kind}.${field}`]);
      }
    }
  });

  test.each([...fields, "country"])(
    "is refused with 10,000 characters in %s, with the field's name",
    async (field) => {
      const { fillCart, send } = await shopper();
      await fillCart([fern]);
      const long = field === "phone" || field === "zip_code" ? "1" : "a";
      const { status, body } = await send({
        delivery_address: { ...address, [field]: long.repeat(10_000) },
      });
      expect([status, body.errors?.[0]?.field]).toEqual([400, `delivery_address.${field}`]);
    },
  );
});

test.each([
  ["https://evil.example", "http://localhost:8080"],
  ["http://localhost:8080.evil.example", "http://localhost:8080"],
  ["null", "http://localhost:8080"],
  ["http://127.0.0.1:8080", "http://127.0.0.1:8080"],
])("a payment from %s returns to %s", async (origin, home) => {
  const { submitted, customer } = await shopper();
  const { id } = await submitted();
  const { body } = await shop.call("POST", `/orders/${id}/prepare_payment?payment_method=paypal`, {
    token: customer.token,
    headers: { origin },
  });
  const back = new URL((await provider.approve(body.approval_url))!);
  expect([back.origin, back.searchParams.get("order")]).toEqual([home, id]);
});
