import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryMarket } from "#tests/support/arbitrary-markets.ts";
import { fromWire, minorUnits, money, toWire, vatBasisPoints, withoutVat } from "./money.ts";
import { shownPrice, shownTax, toWirePrice, unitPrice } from "./price.ts";
import { requirements } from "#tests/support/requirements.ts";

const europe = { currency: "EUR", currency_precision: 2, vat_rate: 0.21 };

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
  requirements("constants.price-with-vat", "constants.discounted-price-with-vat");
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
    vat_rate: 0.21,
  };
  expect(shownTax(product, europe)).toBe(2.1);
  expect(shownTax({ ...product, price: 10.9, price_includes_vat: true, vat_rate: 0.09 }, europe)).toBe(0.9);
  expect(shownTax({ ...product, discounted_price: 9.99 }, europe)).toBe(1.73);
});

test("in any market a displayed price is its net part and its tax, and survives the wire", () => {
  const units = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(arbitraryMarket, units, fc.boolean(), (market, price, price_includes_vat) => {
      const amount = toWire(money(BigInt(price), market));
      expect(minorUnits(fromWire(amount, market))).toBe(BigInt(price));
      const product = {
        price: amount,
        price_includes_vat,
        discounted_price: null,
        discounted_price_includes_vat: true,
        vat_rate: market.vat_rate,
      };
      const gross = fromWire(shownPrice(product, market).price, market);
      const tax = minorUnits(fromWire(shownTax(product, market), market));
      const vat = vatBasisPoints(market.vat_rate);
      expect(minorUnits(withoutVat(gross, vat)) + tax).toBe(minorUnits(gross));
      if (!price_includes_vat) expect(minorUnits(withoutVat(gross, vat))).toBe(BigInt(price));
    }),
    { seed: 15 },
  );
});

test("a price keeps its net amount for clients, unless the product's rate is not the market's", () => {
  const cents = (amount: bigint) => money(amount, europe);
  const set = {
    full: cents(1_000n),
    fullIncludesVat: false,
    discounted: cents(900n),
    discountedIncludesVat: true,
  };
  const market = { vat_basis_points: 2_100 };
  expect(toWirePrice(set, 2_100n, market)).toEqual({
    price: 10,
    price_includes_vat: false,
    discounted_price: 9,
    discounted_price_includes_vat: true,
  });
  expect(toWirePrice(set, 900n, market)).toEqual({
    price: 10.9,
    price_includes_vat: true,
    discounted_price: 9,
    discounted_price_includes_vat: true,
  });
});

test("at any rate a client shows the price that the shop charges", () => {
  const units = fc.bigInt({ min: 0n, max: 10_000_000n });
  const set = fc.record({
    full: units,
    fullIncludesVat: fc.boolean(),
    discounted: fc.option(units),
    discountedIncludesVat: fc.boolean(),
  });
  fc.assert(
    fc.property(arbitraryMarket, set, fc.option(fc.bigInt({ min: 0n, max: 3_000n })), (market, set, rate) => {
      const vat = vatBasisPoints(market.vat_rate);
      const price = {
        ...set,
        full: money(set.full, market),
        discounted: set.discounted === null ? null : money(set.discounted, market),
      };
      const { now, before } = unitPrice(price, rate ?? vat);
      const sent = toWirePrice(price, rate ?? vat, { vat_basis_points: Number(vat) });
      expect(shownPrice(sent, market)).toEqual({ price: toWire(now), before: before && toWire(before) });
    }),
  );
});
