import { expect, test } from "vitest";
import { readAmount, writeAmount } from "./amount.ts";

test.each([
  ["EUR", "35.95", { currency: "EUR", minor: 3595n }, "35.95"],
  ["EUR", "35.9", { currency: "EUR", minor: 3590n }, "35.90"],
  ["EUR", "0.01", { currency: "EUR", minor: 1n }, "0.01"],
  ["EUR", "0035", { currency: "EUR", minor: 3500n }, "35.00"],
  ["JPY", "1200", { currency: "JPY", minor: 1200n }, "1200"],
] as const)("%s %s is read and written back", (currency_code, value, amount, expected) => {
  expect(readAmount({ currency_code, value })).toEqual(amount);
  expect(writeAmount(amount)).toEqual({ currency_code, value: expected });
});

test.each([
  ["JPY", "1200.5", "DECIMAL_PRECISION"],
  ["JPY", "1200.00", "DECIMAL_PRECISION"],
  ["EUR", "1.005", "DECIMAL_PRECISION"],
  ["EUR", "0.00", "CANNOT_BE_ZERO_OR_NEGATIVE"],
  ["XAU", "1.00", "CURRENCY_NOT_SUPPORTED"],
  ["toString", "1.00", "CURRENCY_NOT_SUPPORTED"],
  ["GBP", "1.00", "CURRENCY_NOT_SUPPORTED"],
] as const)("%s %s is refused: %s", (currency_code, value, issue) => {
  expect(readAmount({ currency_code, value }, ["GBP"])).toBe(issue);
});
