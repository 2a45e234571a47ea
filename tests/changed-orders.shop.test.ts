import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as schema from "#server/platform/database/schema.ts";
import { address, fern, orderHelpers, spade } from "./support/order-helpers.ts";
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
const cannot = (...changes: { code: string }[]) =>
  conflict(changes[0]!.code, "Cannot place your order", { changes });
const price = async (fragment: string, minor: number) =>
  shop.services.database.queries
    .update(schema.productPrices)
    .set({ price_minor: BigInt(minor) })
    .where(sql`product_id = ${await shop.productId(fragment)} and market_id = 'europe'`);

describe("differences from what was shown to the customer", () => {
  test("a price changed before drafting is refused with the old and new price", async () => {
    requirements("errors.price-changed");
    const { customer, fillCart, draftOf } = await shopper();
    await fillCart([spade]);
    const body = await draftOf([{ ...spade, price: 27 }]);
    const product_id = await shop.productId("spade");
    expect((await shop.call("POST", "/orders/", { token: customer.token, body })).body).toEqual(
      cannot({
        code: "price_changed",
        product_id,
        variant_id: product_id,
        name: "Garden spade",
        old_price: 27,
        new_price: 28.5,
      } as never),
    );
  });

  test("a price changed before submission is refused with both prices, and accepted by a new draft", async () => {
    const { customer, draft, draftOf, submit } = await shopper();
    const { id } = await draft([spade]);
    await price("spade", 3_000);
    const product_id = await shop.productId("spade");
    expect((await submit(id)).body).toEqual(
      cannot({
        code: "price_changed",
        product_id,
        variant_id: product_id,
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

  test("a product no longer sold, or not to that country, is refused", async () => {
    const { customer, draft, draftOf, submit } = await shopper();
    const { id } = await draft([spade]);
    const products = shop.services.database.queries.update(schema.products);
    const product_id = await shop.productId("spade");
    const gone = cannot({
      code: "item_unavailable",
      product_id,
      variant_id: product_id,
      name: "Garden spade",
    } as never);
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

  test("a cart changed since the draft is refused", async () => {
    const { draft, fillCart, submit } = await shopper();
    const { id } = await draft([fern]);
    await fillCart([spade]);
    expect((await submit(id)).body).toEqual(cannot({ code: "cart_outdated" }));
  });

  test("an amount due other than the button's is refused", async () => {
    const { draft, submit } = await shopper();
    const { id } = await draft([fern]);
    expect(
      (await submit(id, { shipping_code: "standard", terms_version: "2026-11", amount_due: 37.9 })).body,
    ).toEqual(cannot({ code: "shipping_changed", old_price: 37.9, new_price: 44.85 } as never));
  });

  test.each(["collect", "standard"])(
    "items worth less than 1 are refused, whatever %s delivery costs",
    async (shipping_code) => {
      requirements("validation.order-minimum");
      const { draft, submit } = await shopper();
      const { id } = await draft([{ product: "seed", count: 1, price: 0.5 }]);
      expect((await submit(id, { shipping_code, terms_version: "2026-11" })).body).toEqual(
        conflict("order_value_too_low", "The order value must be at least 1."),
      );
    },
  );
});

describe("a market that changes between draft and submission", () => {
  const { markets } = schema;
  const change = async (fields: Partial<typeof markets.$inferInsert>) => {
    const { queries } = shop.services.database;
    const isEurope = eq(markets.id, "europe");
    const [before] = await queries.select().from(markets).where(isEurope);
    await queries.update(markets).set(fields).where(isEurope);
    return () => queries.update(markets).set(before!).where(isEurope);
  };
  const belgian = { ...address, country: "BE", zip_code: "1000", city: "Brussels" };
  const changedElsewhere = conflict("order_changed_elsewhere", "This order was changed since it was shown.");

  test("the order gets the new tax rate, and its price stays the same", async () => {
    const { draft, submit } = await shopper();
    const { id, vat_rate } = await draft([spade]);
    const back = await change({ vat_basis_points: 1_900 });
    const { status, body } = await submit(id);
    await back();
    expect([vat_rate, status, body.vat_rate, body.total_price_incl_vat, body.total_price_excl_vat]).toEqual([
      0.21, 200, 0.19, 28.5, 23.95,
    ]);
  });

  const save = async (
    { customer, draftOf }: Awaited<ReturnType<typeof shopper>>,
    id: string,
    more?: { price?: number; fields?: object },
  ) =>
    shop.call("PUT", `/orders/${id}`, {
      token: customer.token,
      body: await draftOf([{ ...spade, price: more?.price ?? spade.price }], more?.fields),
    });

  test.each([
    ["another currency", { currency: "USD", currency_sign: "$" }, {}],
    ["another precision", { currency_precision: 3 }, { price: 2.85 }],
    ["less time to withdraw", { withdrawal_days: 7 }, {}],
    ["less time for refunds", { refund_days: 7 }, {}],
  ])("%s has to be shown before the order is accepted", async (_, fields, shown) => {
    const person = await shopper();
    const { customer, draft, submit } = person;
    const { id } = await draft([spade]);
    const back = await change(fields);
    const refused = await submit(id);
    const { body } = await shop.call("GET", `/orders/${id}`, { token: customer.token });
    const saved = await save(person, id, shown);
    const submitted = await submit(id);
    await back();
    expect([refused.status, refused.body, body.current_status]).toEqual([409, changedElsewhere, "draft"]);
    expect([saved.status, submitted.status, submitted.body.current_status]).toEqual([200, 200, "submitted"]);
  });

  test("an address in a country that is no longer delivered to has to be replaced", async () => {
    const person = await shopper();
    const { draft, submit } = person;
    const { id } = await draft([spade]);
    const back = await change({ countries: ["BE"] });
    const refused = await submit(id);
    const same = await save(person, id);
    const saved = await save(person, id, { fields: { delivery_address: belgian } });
    const submitted = await submit(id);
    await back();
    expect(refused.body).toEqual(changedElsewhere);
    expect(same.body.errors).toMatchObject([
      { field: "delivery_address.country", code: "country_not_available" },
    ]);
    expect([saved.status, submitted.body.current_status]).toEqual([200, "submitted"]);
  });

  test("an invoice address that the market no longer accepts has to be replaced", async () => {
    const person = await shopper();
    const { draft, submit } = person;
    const { id } = await draft([spade]);
    const fields = { invoice_address: belgian };
    expect((await save(person, id, { fields })).status).toBe(200);
    const back = await change({ countries: ["NL"] });
    const refused = await submit(id);
    const same = await save(person, id, { fields });
    const saved = await save(person, id, { fields: { invoice_address: address } });
    const submitted = await submit(id);
    await back();
    expect(refused.body).toEqual(changedElsewhere);
    expect(same.body.errors).toMatchObject([
      { field: "invoice_address.country", code: "country_not_available" },
    ]);
    expect([saved.status, submitted.body.current_status]).toEqual([200, "submitted"]);
  });

  test("a language that the market no longer offers has to be replaced", async () => {
    const person = await shopper();
    const { draft, submit } = person;
    const { id } = await draft([spade]);
    const fields = { language_id: "de" };
    expect((await save(person, id, { fields })).status).toBe(200);
    const back = await change({ languages: ["en"] });
    const refused = await submit(id);
    const same = await save(person, id, { fields });
    const saved = await save(person, id);
    const submitted = await submit(id);
    await back();
    expect(refused.body).toEqual(changedElsewhere);
    expect([same.status, saved.status, submitted.body.current_status]).toEqual([404, 200, "submitted"]);
  });

  test("a closed market refuses the order", async () => {
    const person = await shopper();
    const { draft, submit } = person;
    const { id } = await draft([spade]);
    const back = await change({ closed_at: shop.clock.now });
    const refused = await submit(id);
    const saved = await save(person, id);
    await back();
    expect([refused.status, refused.body]).toEqual([409, changedElsewhere]);
    expect([saved.status, (await submit(id)).body.current_status]).toEqual([404, "submitted"]);
  });

  test("a product newly exempt from withdrawal can be ordered once that was shown", async () => {
    const person = await shopper();
    const { draft, submit } = person;
    const { id } = await draft([spade]);
    const product = eq(schema.products.id, await shop.productId("spade"));
    const { queries } = shop.services.database;
    const set = (withdrawal_exempt: boolean) =>
      queries.update(schema.products).set({ withdrawal_exempt }).where(product);
    await set(true);
    const refused = await submit(id);
    const saved = await save(person, id);
    const submitted = await submit(id);
    await set(false);
    expect(refused.body).toEqual(changedElsewhere);
    const { items } = submitted.body;
    expect([saved.status, submitted.status, items[0].withdrawal_exempt]).toEqual([200, 200, true]);
  });
});
