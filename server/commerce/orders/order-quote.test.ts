import { expect, test } from "vitest";
import { paymentsOf, quoteOf, quoteShipping, type QuotedItem, type QuotedOrder } from "./order-quote.ts";
import { requirements } from "#tests/support/requirements.ts";

const item = (count: number, unit_minor: bigint, vat_basis_points = 2_100): QuotedItem => ({
  variant_id: String(unit_minor),
  count,
  unit_minor,
  vat_basis_points,
  adjustments: [],
});
const order = (shipping_minor: bigint, due_minor: bigint, used_points = 0): QuotedOrder => ({
  status: "paid",
  vat_id_check_id: null,
  shipping_minor,
  due_minor,
  used_points,
});
const paid = (...of: Parameters<typeof quoteOf>) => {
  const quote = quoteOf(...of);
  return paymentsOf({ ...quote, money: quote.due });
};

test("lines and shipping add up to the total, which includes VAT", () => {
  requirements("entities.order-items-price", "entities.order-total-price");
  const quote = quoteOf(order(695n, 7_335n), [item(2, 1_895n), item(1, 2_850n)]);
  expect(quote).toMatchObject({
    lines: [
      { unit: 1_895n, total: 3_790n },
      { unit: 2_850n, total: 2_850n },
    ],
    items: 6_640n,
    shipping: 695n,
    total: 7_335n,
    taxes: [{ rate: 2_100n, net: 6_062n, tax: 1_273n, gross: 7_335n }],
  });
});

test("points pay a part without changing total or VAT", () => {
  const submitted = [order(0n, 3_290n, 500), [item(2, 1_895n)]] as const;
  expect(quoteOf(...submitted)).toMatchObject({ total: 3_790n, taxes: [{ net: 3_132n, tax: 658n }] });
  expect(paid(...submitted)).toEqual([
    { by: "points", points: 500, amount: 500n },
    { by: "provider", amount: 3_290n },
  ]);
});

test("points pay the total, even if the last one is only partly needed", () => {
  expect(paid(order(5n, 0n, 301), [item(1, 3_000n, 1_000)])).toEqual([
    { by: "points", points: 301, amount: 3_005n },
  ]);
});

test("yen have no decimals: 10 % VAT of 6,800 is 618", () => {
  expect(quoteOf(order(800n, 6_800n), [item(2, 3_000n, 1_000)]).taxes).toEqual([
    { rate: 1_000n, net: 6_182n, tax: 618n, gross: 6_800n },
  ]);
});

test.each([
  // 1.21 / 1.21; half a cent is rounded up in the net part
  [121n, 100n, 21n],
  [1n, 1n, 0n],
  [3n, 2n, 1n],
  [1_000_000_000_001n, 826_446_280_993n, 173_553_719_008n],
])("%d incl. 21 %% VAT are %d and %d", (gross, net, tax) => {
  expect(quoteOf(order(0n, gross), [item(1, gross)]).taxes).toMatchObject([{ net, tax }]);
});

test("what promotions take off a delivery includes tax, unless the draft is exempt", () => {
  const offer = { minor: 600n, reduction: 695n };
  const draft = { ...order(0n, 0n), status: "draft" as const };
  expect(quoteShipping(draft, [item(1, 2_850n)], offer)).toMatchObject({ price: 600n, reduction: 695n });
  const exempt = { ...draft, vat_id_check_id: "check" };
  expect(quoteShipping(exempt, [item(1, 2_850n)], offer)).toEqual({
    price: 496n,
    net: 496n,
    reduction: 575n,
  });
});
