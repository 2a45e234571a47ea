import { minorUnits, type Money } from "#domain/money.ts";
import { expect, test } from "vitest";
import { orderTotals, type OrderLineSnapshot, type OrderSnapshot } from "./order-totals.ts";
import { requirements } from "#tests/support/requirements.ts";

const euros = { currency: "EUR", currency_precision: 2, vat_basis_points: 2100 };
const yen = { currency: "JPY", currency_precision: 0, vat_basis_points: 1000 };

const totalsOf = (order: OrderSnapshot, items: readonly OrderLineSnapshot[]) => {
  const { lines, shipping, items: goods, total, vat, payments } = orderTotals(order, items);
  const plain = (amount: Money) => minorUnits(amount);
  return {
    lines: lines.map((line) => [plain(line.unit), plain(line.total)]),
    goods: plain(goods),
    shipping: plain(shipping),
    total: plain(total),
    vat: vat && [plain(vat.net), plain(vat.amount)],
    payments: payments.map((payment) =>
      payment.by === "points"
        ? [payment.by, payment.points, plain(payment.amount)]
        : [payment.by, plain(payment.amount)],
    ),
  };
};

test("lines and shipping add up to the total, which includes VAT", () => {
  requirements("entities.order-items-price", "entities.order-total-price");
  const order = { ...euros, shipping_minor: 695n, due_minor: 7335n, used_points: 0 };
  const items = [
    { count: 2, unit_minor: 1895n },
    { count: 1, unit_minor: 2850n },
  ];
  expect(totalsOf(order, items)).toEqual({
    lines: [
      [1895n, 3790n],
      [2850n, 2850n],
    ],
    goods: 6640n,
    shipping: 695n,
    total: 7335n,
    vat: [6062n, 1273n],
    payments: [["provider", 7335n]],
  });
});

test("points pay a part without changing total or VAT", () => {
  const order = { ...euros, shipping_minor: 0n, due_minor: 3290n, used_points: 500 };
  const { total, vat, payments } = totalsOf(order, [{ count: 2, unit_minor: 1895n }]);
  expect([total, vat]).toEqual([3790n, [3132n, 658n]]);
  expect(payments).toEqual([
    ["points", 500, 500n],
    ["provider", 3290n],
  ]);
});

test("points pay the total, even if the last one is only partly needed", () => {
  const order = { ...yen, shipping_minor: 5n, due_minor: 0n, used_points: 301 };
  const { payments } = totalsOf(order, [{ count: 1, unit_minor: 3000n }]);
  expect(payments).toEqual([["points", 301, 3005n]]);
});

test("yen have no decimals: 10 % VAT of 6,800 is 618", () => {
  const order = { ...yen, shipping_minor: 800n, due_minor: 6800n, used_points: 0 };
  expect(totalsOf(order, [{ count: 2, unit_minor: 3000n }]).vat).toEqual([6182n, 618n]);
});

test("without VAT the totals contain none", () => {
  const order = { ...euros, vat_basis_points: 0, shipping_minor: 0n, due_minor: 100n, used_points: 0 };
  expect(totalsOf(order, [{ count: 1, unit_minor: 100n }]).vat).toBe(null);
});

test.each([
  // 1.21 / 1.21; half a cent is rounded up in the net part
  [121n, 100n, 21n],
  [1n, 1n, 0n],
  [3n, 2n, 1n],
  [1_000_000_000_001n, 826_446_280_993n, 173_553_719_008n],
])("%d incl. 21 %% VAT are %d and %d", (gross, net, vat) => {
  const order = { ...euros, shipping_minor: 0n, due_minor: gross, used_points: 0 };
  expect(totalsOf(order, [{ count: 1, unit_minor: gross }]).vat).toEqual([net, vat]);
});
