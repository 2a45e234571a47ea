import {
  fromWire,
  minorUnits,
  money,
  sum,
  times,
  toWire,
  vatBasisPoints,
  withoutVat,
  withVat,
  type Currency,
} from "./money.ts";

/** A product's price as it travels: in the market's currency, with or without VAT. */
export type Price = {
  price: number;
  price_includes_vat: boolean;
  discounted_price: number | null;
  discounted_price_includes_vat: boolean;
};
export type Taxed = Currency & { vat_rate: number };

export type ShownPrice = { price: number; before: number | null };

/** What a shopper sees and pays for one piece: incl. VAT, and what it cost before a discount. */
export function shownPrice(product: Price, market: Taxed): ShownPrice {
  const full = gross(product.price, product.price_includes_vat, market);
  if (product.discounted_price === null) return { price: full, before: null };
  const now = gross(product.discounted_price, product.discounted_price_includes_vat, market);
  return { price: now, before: full };
}

function gross(price: number, includesVat: boolean, market: Taxed): number {
  const amount = fromWire(price, market);
  return toWire(includesVat ? amount : withVat(amount, vatBasisPoints(market.vat_rate)));
}

/** A unit's price × count, in the market's currency. */
export const lineTotal = (unit: number, count: number, market: Currency): number =>
  toWire(times(fromWire(unit, market), count));

export const totalOf = (amounts: readonly number[], market: Currency): number =>
  toWire(
    sum(
      amounts.map((amount) => fromWire(amount, market)),
      market,
    ),
  );

/** The VAT that is in an amount: gross − gross / (1 + rate), the net part rounded half up. */
export function includedVat(total: number, market: Taxed): number {
  const gross = fromWire(total, market);
  const net = withoutVat(gross, vatBasisPoints(market.vat_rate));
  return toWire(money(minorUnits(gross) - minorUnits(net), market));
}
