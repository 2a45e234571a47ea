import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryMarket } from "#tests/support/arbitrary-markets.ts";
import { minorUnits } from "./money.ts";
import { earnedPoints, maximumPoints, minimumPayment, pointsToPay, pointsToMoney } from "./points.ts";
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
  expect(maximumPoints(2590n, 10_000, BigInt(euro.point_value), minimumPayment(euro))).toBe(2490);
  expect(maximumPoints(2590n, 250, BigInt(euro.point_value), minimumPayment(euro))).toBe(250);
  expect(maximumPoints(100n, 250, BigInt(euro.point_value), minimumPayment(euro))).toBe(0);
  expect(maximumPoints(40n, 250, BigInt(euro.point_value), minimumPayment(euro))).toBe(0);
  expect(maximumPoints(1980n, 5_000, BigInt(yen.point_value), minimumPayment(yen))).toBe(1979);
  expect(maximumPoints(2590n, -3, BigInt(euro.point_value), minimumPayment(euro))).toBe(0);
});

test("an amount between two points takes one more point", () => {
  expect(pointsToPay(1980n, BigInt(yen.point_value))).toBe(1980);
  expect(pointsToPay(701n, BigInt(dear.point_value))).toBe(101);
  expect(pointsToPay(700n, BigInt(dear.point_value))).toBe(100);
});

test("points are earned on the part paid with money, rounded down", () => {
  expect(earnedPoints(36, 2590n, 2590n)).toBe(36);
  expect(earnedPoints(36, 1295n, 2590n)).toBe(18);
  expect(earnedPoints(36, 1290n, 2590n)).toBe(17);
  expect(earnedPoints(0, 1n, 1n)).toBe(0);
  expect(earnedPoints(36, 0n, 0n)).toBe(0);
});

test("for any amount, the maximum leaves the minimum due, and one more point would not", () => {
  fc.assert(
    fc.property(fc.bigInt(101n, 10n ** 9n), arbitraryMarket, (amount, market) => {
      const least = 10n ** BigInt(market.currency_precision);
      const points = maximumPoints(amount, 2_000_000_000, BigInt(market.point_value), minimumPayment(market));
      const left = amount - minorUnits(pointsToMoney(points, market));
      expect(left).toBeGreaterThanOrEqual(least);
      expect(left - BigInt(market.point_value)).toBeLessThan(least);
    }),
  );
});
