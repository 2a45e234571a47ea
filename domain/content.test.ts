import { expect, test } from "vitest";
import { toContent, pricePerUnit } from "./content.ts";
import { money, toWire } from "./money.ts";

const euros = { currency: "EUR", currency_precision: 2 };

test.each([
  [500, "ml", { thousandths: 500, unit: "l" }],
  [100, "g", { thousandths: 100, unit: "kg" }],
  [2.5, "kg", { thousandths: 2500, unit: "kg" }],
  [0.29, "l", { thousandths: 290, unit: "l" }],
  [100, "m", { thousandths: 100_000, unit: "m" }],
] as const)("%d %s are converted to the base unit", (amount, unit, content) => {
  expect(toContent(amount, unit)).toEqual(content);
});

test.each([
  [895, 500, 17.9],
  [995, 10_000, 1],
  [1000, 3000, 3.33],
  [250, 100_000, 0.03], // 0.025, half up
])("%d cents for %d thousandths are %d per unit", (price, thousandths, unit) => {
  expect(toWire(pricePerUnit(money(BigInt(price), euros), { thousandths, unit: "l" }))).toBe(unit);
});
