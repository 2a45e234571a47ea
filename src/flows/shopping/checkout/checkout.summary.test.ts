import { expect, test } from "vitest";
import type { PointsChoice } from "#machines/shopping/checkout/checkout.contract.ts";
import type { Wire } from "#src/api/client.ts";
import { orderToSummary } from "#src/orders/order-sums.ts";
import { cartToSummary, draftToSummary, hasBackorder } from "./checkout.summary.ts";

const europe = {
  currency: "EUR",
  currency_precision: 2,
  vat_rate: 0.21,
  tax_kind: "vat",
  point_value: 1,
} as Wire["Market"];
const item = {
  id: "item-1",
  product_id: "fern",
  product_name_local: "Boston fern",
  price: 18.95,
  vat_rate: 0.21,
  count: 2,
};
const order = {
  currency: "EUR",
  currency_precision: 2,
  vat_rate: 0.21,
  tax_kind: "vat",
  items: [item],
  shipping_name: "Standard parcel",
  shipping_cost_incl_vat: 6.95,
  used_points: 0,
  amount_due: 44.85,
} as Wire["Order"];
const standard = { name: "Standard parcel", price: 6.95, reduction: 0 };

test("an order in yen is shown in yen in every market", () => {
  const yen = {
    ...order,
    currency: "JPY",
    currency_precision: 0,
    vat_rate: 0.1,
    tax_kind: "consumption_tax",
    items: [{ ...item, price: 4_900, vat_rate: 0.1, count: 1 }],
    shipping_cost_incl_vat: 880,
    used_points: 780,
    amount_due: 5_000,
  } as Wire["Order"];
  expect(orderToSummary(yen, [])).toMatchObject({
    total: 5_780,
    due: 5_000,
    points: { used: 780, worth: 780 },
    currency: { currency: "JPY", currency_precision: 0, tax_kind: "consumption_tax" },
    taxes: [{ rate: 0.1, tax: 525, gross: 5_780 }],
  });
});

test("points pay a part or all of a draft, and do not change its total", () => {
  const due = (points: PointsChoice) => {
    const shipping = { ...standard, code: "standard", deliveryDays: { least: 1, most: 2 } };
    const summary = draftToSummary(order, [], { shipping, points, pointsBalance: 5_000 }, europe);
    return [summary.total, summary.points?.used ?? 0, summary.due];
  };
  expect(due({ kind: "none" })).toEqual([44.85, 0, 44.85]);
  expect(due({ kind: "some", typed: "600" })).toEqual([44.85, 600, 38.85]);
  expect(due({ kind: "some", typed: "8000" })).toEqual([44.85, 0, 44.85]);
  expect(due({ kind: "some", typed: "abc" })).toEqual([44.85, 0, 44.85]);
  expect(due({ kind: "all" })).toEqual([44.85, 4_485, 0]);
});

test("items exempt from withdrawal are marked before the purchase, where the right exists", () => {
  const items = [{ ...item, withdrawal_exempt: true }];
  const isExempt = (withdrawal_days: number | null) =>
    orderToSummary({ ...order, items, withdrawal_days } as Wire["Order"], []).lines.map(
      (line) => line.isWithdrawalExempt,
    );
  expect([isExempt(14), isExempt(null)]).toEqual([[true], [false]]);
  const line = {
    lineId: "line-1",
    variantId: "basil",
    name: "Basil",
    variantName: null,
    image: null,
    count: 1,
  };
  const product = {
    price: 3,
    price_includes_vat: true,
    discounted_price: null,
    vat_rate: 0.21,
    withdrawal_exempt: true,
  };
  const lines = [{ ...line, product: product as Wire["ProductSummary"] }];
  expect(cartToSummary(lines, null, europe)?.lines[0]).toMatchObject({ isWithdrawalExempt: true });
});

test("a draft names the lines that are not in stock; an order that is placed names them beside its items", () => {
  const backordered = { ...item, backordered: true, backorder_until: "2026-12-21T09:00:00.000Z" };
  const inStock = { ...item, id: "item-2", backordered: false, backorder_until: null };
  const items = [backordered, inStock] as Wire["OrderItem"][];
  const draft = { ...order, current_status: "draft", items } as Wire["Order"];
  const view = { shipping: standard, points: { kind: "none" }, pointsBalance: 0 } as const;
  const { lines } = draftToSummary(draft, [], view, europe);
  expect(lines.map(({ backorderedUntil }) => backorderedUntil)).toEqual([
    "2026-12-21T09:00:00.000Z",
    undefined,
  ]);
  const placed = orderToSummary({ ...draft, current_status: "paid" }, []);
  expect(placed.lines[0]).not.toHaveProperty("backorderedUntil");
});

test("a line not sold in this market is shown, but not in the cart's total", () => {
  const line = {
    lineId: "line-1",
    variantId: "fern",
    name: "Boston fern",
    variantName: "12 cm",
    image: null,
    count: 2,
  };
  const product = { price: 15.66, price_includes_vat: false, discounted_price: null, vat_rate: 0.21 };
  const lines = [
    { ...line, product: product as Wire["ProductSummary"] },
    { ...line, lineId: "line-2", name: "Loom", variantName: null, product: null },
  ];
  expect(cartToSummary(lines, standard, europe)).toMatchObject({
    lines: [
      { name: "Boston fern · 12 cm", price: 18.95 },
      { name: "Loom", price: null },
    ],
    total: 44.85,
    points: null,
  });
});

test("before the review too, a cart costs what promotions make of it", () => {
  const line = {
    lineId: "line-1",
    variantId: "fern",
    name: "Fern",
    variantName: null,
    image: null,
    count: 2,
  };
  const product = { price: 18.95, price_includes_vat: true, discounted_price: null, vat_rate: 0.21 };
  const reduction = {
    promotion_id: "ferns",
    code: null,
    name: "Fern week",
    name_local: "Fern week",
    amount: 3.79,
  };
  const adjustments = [reduction];
  const items = [{ variant_id: "fern", count: 2, price: 18.95, left: null, adjustments }];
  const lines = [{ ...line, product: product as Wire["ProductSummary"] }];
  const quote = { items, adjustments, shipping_adjustments: [] };
  expect(cartToSummary(lines, standard, europe, quote)).toMatchObject({
    adjustments,
    total: 41.06,
    taxes: [{ rate: 0.21, gross: 41.06 }],
  });
});

test("what promotions take off a delivery is said of the one that is chosen", () => {
  const free = { promotion_id: "free", code: "FREE", name: "Free", name_local: "Gratis", amount: 6.95 };
  const coupon = {
    code: "FREE",
    name: "Gratis",
    state: "applied",
    missing_amount: null,
    missing_count: null,
  };
  const reduced = { ...order, shipping_adjustments: [free], coupons: [coupon] } as Wire["Order"];
  const reviewed = (price: number, reduction: number) => {
    const shipping = { name: "Parcel", price, reduction };
    const view = { shipping, points: { kind: "none" }, pointsBalance: 0 } as const;
    const { shipping: shown, total, coupons } = draftToSummary(reduced, [], view, europe);
    return [shown?.price, shown?.adjustments, total, coupons?.map(({ state }) => state)];
  };
  expect(reviewed(0, 6.95)).toEqual([0, [free], 37.9, ["applied"]]);
  expect(reviewed(6, 6.95)).toEqual([6, [free], 43.9, ["applied"]]);
  expect(reviewed(0, 0)).toEqual([0, [], 37.9, ["nothing_to_reduce"]]);
  const placed = { ...reduced, shipping_cost_incl_vat: 0, amount_due: 37.9 };
  expect(orderToSummary(placed, []).shipping).toEqual({
    name: "Standard parcel",
    price: 0,
    adjustments: [free],
  });
});

test("an empty cart has no total, not even 0.00 while another tab orders", () => {
  expect(cartToSummary([], standard, europe)).toBeNull();
});

test.each([
  [{}, false],
  [{ stock: { availability: "few" as const, left: 2 } }, false],
  [{ stock: { availability: "backorder" as const } }, true],
  [{ backorderedUntil: null }, true],
])("a line with %j is on backorder: %s", (line, expected) => {
  const { lines, ...summary } = orderToSummary(order, []);
  expect(hasBackorder({ ...summary, lines: [{ ...lines[0]!, ...line }] })).toBe(expected);
});
