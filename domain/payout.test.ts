import { expect, test } from "vitest";
import {
  balanceAfter,
  defaultPayoutMinimums,
  minimumPayoutOf,
  parseTypedAmount,
  payoutMinimum,
} from "./payout.ts";

test.each([
  ["25.5", 2, 25.5],
  [" 25,50 ", 2, 25.5],
  ["٢٥٫٥٠", 2, 25.5],
  ["２５", 2, 25],
  ["1200", 0, 1200],
  ["1.5", 0, null],
  ["1.234", 2, null],
  ["-1", 2, null],
  ["1e3", 2, null],
  ["1,000.50", 2, null],
  ["12.", 2, null],
  ["", 2, null],
  ["NaN", 2, null],
  ["1".repeat(13), 2, null],
])("%j with %i decimals is parsed as %s", (typed, precision, amount) => {
  expect(parseTypedAmount(typed, precision)).toBe(amount);
});

test("the remaining balance is exact", () => {
  expect([balanceAfter(0.3, 0.1, 2), balanceAfter(100, 25.55, 2), balanceAfter(1200, 200, 0)]).toEqual([
    0.2, 74.45, 1000,
  ]);
});

test.each([
  [25, 20, false, 25],
  [25, 20, true, 20],
  [25, 30, true, 25],
  [25, 0, true, 25],
  [25, -3, true, 25],
])(
  "with minimum %i and balance %i, ended: %s, the minimum payout is %i",
  (minimum, balance, hasEnded, least) => {
    expect(minimumPayoutOf(minimum, balance, hasEnded)).toBe(least);
  },
);

test.each([
  ["EUR", 25],
  ["GBP", 25],
  ["USD", 25],
  ["JPY", 3_000],
  ["CHF", 25],
])("payouts in %s start at %d", (currency, minimum) => {
  expect(payoutMinimum(currency, defaultPayoutMinimums)).toBe(minimum);
});

test("a currency without a minimum of its own has that of the others", () => {
  const minimums = { byCurrency: { EUR: 30 }, otherwise: 40 };
  expect([payoutMinimum("EUR", minimums), payoutMinimum("CHF", minimums)]).toEqual([30, 40]);
});
