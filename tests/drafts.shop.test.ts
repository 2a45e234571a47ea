import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { address, fern, orderHelpers } from "./support/order-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const shopper = async () => {
  const customer = await shop.customer();
  return { customer, ...orderHelpers(shop, customer) };
};
const parcelDays = {
  delivery_days_min: 2,
  delivery_days_max: 4,
  leaves_on: "2026-11-21",
  arrives_from: "2026-11-23",
  arrives_to: "2026-11-25",
  later_dates: [],
  opening_hours: null,
};

describe("a draft", () => {
  test("has exact totals", async () => {
    const { customer, draft } = await shopper();
    const product_id = await shop.productId("fern");
    const order = await draft([fern]);
    const now = shop.clock.now.toISOString();
    expect(order).toEqual({
      id: expect.any(String),
      adjustments: [],
      shipping_adjustments: [],
      coupon_codes: [],
      coupons: [],
      note: null,
      gift_note: null,
      reference: expect.stringMatching(/^[B-DF-HJ-NP-TV-XZ2-9]{4}-[B-DF-HJ-NP-TV-XZ2-9]{4}$/),
      created_at: now,
      updated_at: now,
      language_id: "en",
      market_id: "europe",
      currency: "EUR",
      currency_sign: "€",
      currency_precision: 2,
      vat_rate: 0.21,
      vat_id: null,
      tax_exemption: null,
      tax_kind: "vat",
      taxes: [{ rate: 0.21, net: 31.32, tax: 6.58, gross: 37.9 }],
      shipping_code: null,
      shipping_name: null,
      delivery_days_min: null,
      delivery_days_max: null,
      collected: false,
      leaves_on: null,
      arrives_from: null,
      arrives_to: null,
      wished_on: null,
      opening_hours: null,
      shipping_cost_incl_vat: 0,
      shipping_cost_excl_vat: 0,
      standard_shipping_incl_vat: 0,
      total_price_excl_vat: 31.32,
      total_price_incl_vat: 37.9,
      total_refund_excl_vat: 0,
      total_refund_incl_vat: 0,
      total_item_count: 2,
      used_points: 0,
      points_earned: 0,
      points_convert_at: null,
      amount_due: 37.9,
      current_status: "draft",
      payment_id: null,
      payment_method: null,
      paid_with_points: false,
      payment_refusal: null,
      delivery_address: { ...address, id_order: order.id },
      invoice_address: null,
      items: [
        {
          id: expect.any(String),
          id_order: order.id,
          product_id,
          variant_id: product_id,
          product_name: "Boston fern",
          product_name_local: "Boston fern",
          variant_name: null,
          variant_name_local: null,
          price: 18.95,
          count: 2,
          refunded_count: 0,
          approved_count: 0,
          requested_count: 0,
          withdrawn_count: 0,
          sku: "100203",
          vat_rate: 0.21,
          withdrawal_exempt: false,
          adjustments: [],
          backordered: false,
          backorder_until: null,
        },
      ],
      invoice_number: null,
      documents: [],
      order_returns: [],
      packing_day: null,
      packing_from: null,
      is_paid: false,
      has_requested_return: false,
      refundable: "order_not_paid",
      refundable_until: null,
      withdrawal_days: 14,
      refund_days: 30,
      refund_files: 6,
      refund_file_bytes: 5_242_880,
      withdrawable: "order_not_paid",
      withdrawable_until: null,
      shipment: null,
      shipments: [],
      shipping_options: [
        {
          code: "standard",
          name: "Parcel standard",
          price_incl_vat: 6.95,
          price_excl_vat: 5.75,
          reduction_incl_vat: 0,
          collected: false,
          ...parcelDays,
        },
        {
          code: "collect",
          name: "Parcel collect",
          price_incl_vat: 0,
          price_excl_vat: 0,
          reduction_incl_vat: 0,
          collected: true,
          ...parcelDays,
        },
      ],
      submitted_at: null,
      paid_at: null,
      shipped_at: null,
      delivered_at: null,
      cancelled_at: null,
    });
    const { body } = await shop.call("GET", "/orders/?current_status=draft", { token: customer.token });
    expect(body).toEqual([order]);
  });

  test("exists once per customer and market, even when created concurrently", async () => {
    const { customer, fillCart, draftOf } = await shopper();
    await fillCart([fern]);
    const body = await draftOf([fern]);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => shop.call("POST", "/orders/", { token: customer.token, body })),
    );
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect((await shop.call("GET", "/orders/count", { token: customer.token })).body).toEqual({ count: 1 });
  });

  test("of another market or customer stays beside it", async () => {
    const [one, other] = [await shopper(), await shopper()];
    const create = async (
      { customer, fillCart, draftOf }: typeof one,
      price = fern.price,
      more: object = {},
    ) => {
      if (price === fern.price) await fillCart([fern]);
      const body = await draftOf([{ ...fern, price }], more);
      const created = await shop.call("POST", "/orders/", { token: customer.token, body });
      expect(created.status).toBe(200);
      return created.body;
    };
    const [first, second] = [await create(one), await create(other)];
    const delivery_address = { ...address, country: "JP", zip_code: "150-0001" };
    const third = await create(one, 3_000, { market_id: "japan", delivery_address });
    expect(new Set([first.id, second.id, third.id]).size).toBe(3);
    const order = async (id: string) => (await one.order(id)).market_id;
    expect([await order(first.id), await order(third.id)]).toEqual(["europe", "japan"]);
    const { token } = one.customer;
    const inMarket = async (id: string) => [
      (await shop.call("GET", `/orders/?market_id=${id}`, { token })).body.map(
        (found: { id: string }) => found.id,
      ),
      (await shop.call("GET", `/orders/count?market_id=${id}`, { token })).body.count,
    ];
    expect(await inMarket("europe")).toEqual([[first.id], 1]);
    expect(await inMarket("japan")).toEqual([[third.id], 1]);
    expect(await inMarket("asia")).toEqual([[], 0]);
  });

  test("in a currency without decimals has whole amounts", async () => {
    const { customer, fillCart, draftOf } = await shopper();
    await fillCart([{ ...fern, count: 1 }]);
    const place = {
      market_id: "japan",
      delivery_address: { ...address, country: "JP", zip_code: "100-0001" },
    };
    const make = async (amount: number) =>
      shop.call("POST", "/orders/", {
        token: customer.token,
        body: await draftOf([{ ...fern, count: 1, price: amount }], place),
      });
    const { status, body } = await make(3000.5);
    expect({ status, code: body.code, field: body.errors[0].field }).toEqual({
      status: 400,
      code: "invalid",
      field: "items.0.price",
    });
    const { body: order } = await make(3000);
    expect([order.total_price_incl_vat, order.total_price_excl_vat, order.currency]).toEqual([
      3000,
      2727,
      "JPY",
    ]);
  });

  test("is refused for an undeliverable address, with an error per field", async () => {
    const { customer, fillCart, draftOf } = await shopper();
    await fillCart([fern]);
    const delivery_address = {
      ...address,
      first_name: "Ада",
      zip_code: "BT1 1AA",
      country: "CY",
      phone: "call me",
    };
    const { status, body } = await shop.call("POST", "/orders/", {
      token: customer.token,
      body: await draftOf([fern], { delivery_address }),
    });
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: [
        {
          field: "delivery_address.first_name",
          message: "address only latin characters allowed",
          code: "latin_only",
        },
        {
          field: "delivery_address.zip_code",
          message: "we do not deliver to this ZIP code",
          code: "zip_not_delivered",
        },
        { field: "delivery_address.phone", message: "incorrect phone format", code: "phone_format" },
        {
          field: "delivery_address.country",
          message: "selected country not available for the market",
          code: "country_not_available",
        },
      ],
    });
  });
});
