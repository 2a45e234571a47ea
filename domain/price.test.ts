import { expect, test } from "vitest";
import { includedVat } from "./price.ts";

const europe = { currency: "EUR", currency_precision: 2, vat_rate: 0.21 };

test.each([
  [121, europe, 21],
  [25.9, europe, 4.5],
  [0.01, europe, 0],
  [5_780, { currency: "JPY", currency_precision: 0, vat_rate: 0.1 }, 525],
  [99.99, { ...europe, currency: "USD", vat_rate: 0 }, 0],
])("the VAT in %s is the gross less the rounded net", (total, market, vat) => {
  expect(includedVat(total, market)).toBe(vat);
});
