import { expect, test } from "vitest";
import { displayedTaxRate, isTaxed, reverseTaxes, taxDifference, taxRate, taxTable } from "./tax.ts";

const europe = {
  vat_basis_points: 2_100,
  tax_rates: { plants: 900, seeds: 2_100 },
  tax_rates_by_country: { BE: { standard: 2_100, plants: 600, seeds: 600 }, CZ: { standard: 2_000 } },
};

test.each([
  ["plants", "NL", 900n],
  ["plants", "BE", 600n],
  ["seeds", "BE", 600n],
  ["standard", "BE", 2_100n],
  // A country's standard rate, where it names no rate for the class.
  ["plants", "CZ", 2_000n],
  // The market's rates, where a country has none of its own.
  ["plants", "LV", 900n],
  ["books", "NL", 2_100n],
  ["constructor", "NL", 2_100n],
  ["standard", "toString", 2_100n],
])("%s to %s are taxed at %s basis points", (taxClass, country, expected) => {
  expect(taxRate(europe, taxClass, country)).toBe(expected);
});

test("displayed prices have the market's own rate", () => {
  expect([displayedTaxRate(europe, "plants"), displayedTaxRate(europe, "standard")]).toEqual([900n, 2_100n]);
});

test("shipping is taxed like the goods, in proportion to their gross amounts", () => {
  // 6.95 by 30.00 and 10.00 is 5.2125 and 1.7375.
  const goods = [
    { rate: 900n, gross: 3_000n },
    { rate: 2_100n, gross: 1_000n },
  ];
  expect(taxTable(goods, 695n)).toEqual([
    { rate: 2_100n, net: 970n, tax: 204n, gross: 1_174n },
    { rate: 900n, net: 3_230n, tax: 291n, gross: 3_521n },
  ]);
});

test("the net part is rounded once per rate, not per line", () => {
  const line = { rate: 2_100n, gross: 3n };
  expect(taxTable([line, line, line])).toEqual([{ rate: 2_100n, net: 7n, tax: 2n, gross: 9n }]);
});

test("shipping of free goods is taxed at their highest rate", () => {
  const goods = [
    { rate: 900n, gross: 0n },
    { rate: 2_100n, gross: 0n },
  ];
  expect(taxTable(goods, 121n)[0]).toEqual({ rate: 2_100n, net: 100n, tax: 21n, gross: 121n });
});

test("a difference has the rates that changed only", () => {
  const before = taxTable([{ rate: 2_100n, gross: 100n }]);
  const after = taxTable([
    { rate: 2_100n, gross: 100n },
    { rate: 900n, gross: 109n },
  ]);
  expect(taxDifference(after, before)).toEqual([{ rate: 900n, net: 100n, tax: 9n, gross: 109n }]);
});

test("a credit note's table is the invoice's, reversed", () => {
  expect(reverseTaxes([{ rate: 900n, net: 100n, tax: 9n, gross: 109n }])).toEqual([
    { rate: 900n, net: -100n, tax: -9n, gross: -109n },
  ]);
});

test("a table is taxed if any of its rates is above zero", () => {
  const row = (rate: bigint) => ({ rate, net: 1n, tax: 0n, gross: 1n });
  expect([[], [row(0n)], [row(0n), row(900n)]].map(isTaxed)).toEqual([false, false, true]);
});
