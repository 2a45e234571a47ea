import { expect, test } from "vitest";
import { fromWire, minorUnits, money, toWire, vatBasisPoints, withoutVat, withVat } from "./money.ts";
import { lineTotal, shownPrice, sumAmounts } from "./price.ts";

const euro = { currency: "EUR", currency_precision: 2, vat_rate: 0.21 };
const yen = { currency: "JPY", currency_precision: 0, vat_rate: 0.1 };

test.each([
  [0, 0n],
  [0.1, 10n],
  [19.99, 1999n],
  [1234567.8, 123456780n],
])("%d euros are %d cents, and back", (value, cents) => {
  expect(minorUnits(fromWire(value, euro))).toBe(cents);
  expect(toWire(money(cents, euro))).toBe(value);
});

test.each([0.001, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e21])("%d is refused", (value) => {
  expect(() => fromWire(value, euro)).toThrow(RangeError);
});

test("yen have no decimals", () => {
  expect(minorUnits(fromWire(980, yen))).toBe(980n);
  expect(() => fromWire(9.5, yen)).toThrow(new RangeError("9.5 is no amount of JPY"));
});

test.each([
  [1000n, 1210n],
  [1002n, 1212n],
  [1050n, 1271n],
  [50n, 61n],
])("%d net is %d gross at 21 %%, half up", (net, gross) => {
  expect(minorUnits(withVat(money(net, euro), vatBasisPoints(0.21)))).toBe(gross);
});

test("the net part of a gross amount is rounded half up", () => {
  expect(minorUnits(withoutVat(money(1210n, euro), 2100n))).toBe(1000n);
  expect(minorUnits(withoutVat(money(1999n, euro), 2100n))).toBe(1652n);
  expect(minorUnits(withoutVat(money(1990n, euro), 2100n))).toBe(1645n);
  expect(minorUnits(withoutVat(money(3n, euro), 10_000n))).toBe(2n);
  expect(minorUnits(withoutVat(money(695n, euro), 0n))).toBe(695n);
});

test("a displayed price includes VAT, with the original beside a discounted one", () => {
  expect(
    shownPrice(
      { price: 20, price_includes_vat: false, discounted_price: 18, discounted_price_includes_vat: true },
      euro,
    ),
  ).toEqual({ price: 18, before: 24.2 });
});

test("line and order totals have no rounding errors", () => {
  expect(lineTotal(0.1, 3, euro)).toBe(0.3);
  expect(sumAmounts([0.1, 0.2, 19.99], euro)).toBe(20.29);
  expect(sumAmounts([], euro)).toBe(0);
});
