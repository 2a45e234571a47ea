import { expect, test } from "vitest";
import { minorUnits, money } from "./money.ts";
import { includedVat, shownPrice, shownTax, unitPrice } from "./price.ts";

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

test.each([
  ["a gross price", { price: 14.5, price_includes_vat: true }, null, { price: 14.5, before: null }],
  ["a net price", { price: 10, price_includes_vat: false }, null, { price: 12.1, before: null }],
  [
    "a net discount",
    { price: 12.1, price_includes_vat: true },
    { price: 8, vat: false },
    { price: 9.68, before: 12.1 },
  ],
  [
    "a gross discount",
    { price: 10, price_includes_vat: false },
    { price: 9, vat: true },
    { price: 9, before: 12.1 },
  ],
])("%s is displayed and charged at the same price", (_, full, discount, shown) => {
  const product = {
    ...full,
    discounted_price: discount?.price ?? null,
    discounted_price_includes_vat: discount?.vat ?? true,
  };
  expect(shownPrice(product, europe)).toEqual(shown);
  const cents = (amount: number) => money(BigInt(Math.round(amount * 100)), europe);
  const { now, before } = unitPrice(
    {
      full: cents(full.price),
      fullIncludesVat: full.price_includes_vat,
      discounted: discount && cents(discount.price),
      discountedIncludesVat: discount?.vat ?? true,
    },
    2_100n,
  );
  expect([minorUnits(now), before && minorUnits(before)]).toEqual([
    BigInt(Math.round(shown.price * 100)),
    shown.before && BigInt(Math.round(shown.before * 100)),
  ]);
});

test("the tax of a product is that in its displayed price", () => {
  const product = {
    price: 10,
    price_includes_vat: false,
    discounted_price: null,
    discounted_price_includes_vat: true,
  };
  expect(shownTax(product, europe)).toBe(2.1);
  expect(shownTax({ ...product, discounted_price: 9.99 }, europe)).toBe(1.73);
});
