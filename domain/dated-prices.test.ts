import { expect, test } from "vitest";
import { withDatedPrice } from "./dated-prices.ts";
import { money, type Money } from "./money.ts";

const euros = (cents: bigint): Money => money(cents, { currency: "EUR", currency_precision: 2 });
const full = { full: euros(1000n), fullIncludesVat: false, discounted: null, discountedIncludesVat: false };

test("a dated price replaces a higher one, both with VAT", () => {
  // 10.00 with 21 % is 12.10.
  const dated = euros(1209n);
  expect(withDatedPrice(full, dated, 2100n)).toEqual({
    ...full,
    discounted: dated,
    discountedIncludesVat: true,
  });
  expect(withDatedPrice(full, euros(1210n), 2100n)).toBe(full);
});

test("a lower reduction of the product's own stays", () => {
  const reduced = { ...full, discounted: euros(900n), discountedIncludesVat: true };
  expect(withDatedPrice(reduced, euros(901n), 2100n)).toBe(reduced);
  const lower = euros(899n);
  expect(withDatedPrice(reduced, lower, 2100n).discounted).toBe(lower);
});

test("without a dated price nothing changes", () => {
  expect(withDatedPrice(full, null, 2100n)).toBe(full);
});
