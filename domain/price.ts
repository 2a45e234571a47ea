import {
  fromWire,
  minorUnits,
  money,
  sumMoney,
  multiplyMoney,
  toWire,
  vatBasisPoints,
  withoutVat,
  withVat,
  type BasisPoints,
  type Currency,
  type Money,
} from "./money.ts";

/** A product's price as the owner set it: each part with or without VAT. */
export type SetPrice = {
  full: Money;
  fullIncludesVat: boolean;
  discounted: Money | null;
  discountedIncludesVat: boolean;
};
/** The price of one item, incl. VAT, and its price before a discount. */
export type UnitPrice = { now: Money; before: Money | null };

/** What a customer sees and pays for one item. The only source of a unit's price. */
export function unitPrice(price: SetPrice, vat: BasisPoints): UnitPrice {
  const full = price.fullIncludesVat ? price.full : withVat(price.full, vat);
  if (price.discounted === null) return { now: full, before: null };
  const now = price.discountedIncludesVat ? price.discounted : withVat(price.discounted, vat);
  return { now, before: full };
}

/** A product's price on the wire: in the market's currency, with or without VAT. */
export type Price = {
  price: number;
  price_includes_vat: boolean;
  discounted_price: number | null;
  discounted_price_includes_vat: boolean;
};
export type Taxed = Currency & { vat_rate: number };

/** Kinds of value added tax; each language has a name for them. */
export const taxKinds = ["vat", "consumption_tax"] as const;
export type TaxKind = (typeof taxKinds)[number];

/**
 * A product's price for clients, which calculate net prices with `Market.vat_rate`: a price with another rate is sent with
 * its tax.
 */
export function toWirePrice(set: SetPrice, vat: BasisPoints, market: { vat_basis_points: number }): Price {
  const isStandard = vat === BigInt(market.vat_basis_points);
  const amount = (price: Money, includesVat: boolean) =>
    toWire(isStandard || includesVat ? price : withVat(price, vat));
  return {
    price: amount(set.full, set.fullIncludesVat),
    price_includes_vat: set.fullIncludesVat || !isStandard,
    discounted_price: set.discounted && amount(set.discounted, set.discountedIncludesVat),
    discounted_price_includes_vat: set.discountedIncludesVat || !isStandard,
  };
}

export type ShownPrice = { price: number; before: number | null };

/** The tax in a unit's price, as in an order: gross minus round(gross / (1 + rate)). */
export function shownTax(product: Price & { vat_rate: number }, market: Taxed): number {
  const gross = fromWire(shownPrice(product, market).price, market);
  const net = withoutVat(gross, vatBasisPoints(product.vat_rate));
  return toWire(money(minorUnits(gross) - minorUnits(net), market));
}

export function shownPrice(product: Price, market: Taxed): ShownPrice {
  const { now, before } = unitPrice(
    {
      full: fromWire(product.price, market),
      fullIncludesVat: product.price_includes_vat,
      discounted: product.discounted_price === null ? null : fromWire(product.discounted_price, market),
      discountedIncludesVat: product.discounted_price_includes_vat,
    },
    vatBasisPoints(market.vat_rate),
  );
  return { price: toWire(now), before: before && toWire(before) };
}

export const lineTotal = (unit: number, count: number, market: Currency): number =>
  toWire(multiplyMoney(fromWire(unit, market), count));

export const sumAmounts = (amounts: readonly number[], market: Currency): number =>
  toWire(
    sumMoney(
      amounts.map((amount) => fromWire(amount, market)),
      market,
    ),
  );
