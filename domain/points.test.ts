import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryMarket } from "#tests/support/arbitrary-markets.ts";
import { minorUnits, money } from "./money.ts";
import { amountAfterPoints, earnedPoints, maximumPoints, pointsToPay, pointsToMoney } from "./points.ts";
import { requirements } from "#tests/support/requirements.ts";

const euro = { currency: "EUR", currency_precision: 2, point_value: 1 };
const yen = { currency: "JPY", currency_precision: 0, point_value: 1 };
const dear = { currency: "USD", currency_precision: 2, point_value: 7 };

test("a point is worth the market's minor units", () => {
  expect(minorUnits(pointsToMoney(250, euro))).toBe(250n);
  expect(minorUnits(pointsToMoney(250, dear))).toBe(1750n);
});

test("at least 1 of the currency is left to pay", () => {
  requirements("validation.points-below-amount");
  expect(maximumPoints(money(2590n, euro), 10_000, euro)).toBe(2490);
  expect(maximumPoints(money(2590n, euro), 250, euro)).toBe(250);
  expect(maximumPoints(money(100n, euro), 250, euro)).toBe(0);
  expect(maximumPoints(money(40n, euro), 250, euro)).toBe(0);
  expect(maximumPoints(money(1980n, yen), 5_000, yen)).toBe(1979);
  expect(maximumPoints(money(2590n, euro), -3, euro)).toBe(0);
});

test.each([
  [2590n, 250, euro, 2340n],
  [1980n, 1980, yen, 0n],
  [1980n, 2000, yen, 0n],
  [2590n, 100, dear, 1890n],
])("%s less %i points of %j is %s", (amount, points, market, left) => {
  expect(minorUnits(amountAfterPoints(money(amount, market), points, market))).toBe(left);
});

test("an amount between two points takes one more point", () => {
  expect(pointsToPay(money(1980n, yen), yen)).toBe(1980);
  expect(pointsToPay(money(701n, dear), dear)).toBe(101);
  expect(pointsToPay(money(700n, dear), dear)).toBe(100);
});

test("points are earned on the part paid with money, rounded down", () => {
  expect(earnedPoints(36, 2590n, 2590n)).toBe(36);
  expect(earnedPoints(36, 1295n, 2590n)).toBe(18);
  expect(earnedPoints(36, 1290n, 2590n)).toBe(17);
  expect(earnedPoints(0, 1n, 1n)).toBe(0);
});

test("for any amount, the maximum leaves the minimum due, and one more point would not", () => {
  fc.assert(
    fc.property(fc.bigInt(101n, 10n ** 9n), arbitraryMarket, (amount, market) => {
      const least = 10n ** BigInt(market.currency_precision);
      const points = maximumPoints(money(amount, market), 2_000_000_000, market);
      const left = amount - minorUnits(pointsToMoney(points, market));
      expect(left).toBeGreaterThanOrEqual(least);
      expect(left - BigInt(market.point_value)).toBeLessThan(least);
      expect(minorUnits(amountAfterPoints(money(amount, market), points, market))).toBe(left);
    }),
  );
});
