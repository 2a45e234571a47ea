import { allocate } from "./allocate.ts";
import { netOf, type BasisPoints } from "./money.ts";

/** The class of goods without another one, and the market's main rate: `Market.vat_rate`. */
export const standardTaxClass = "standard";

/** Rates by tax class, in basis points. */
export type RatesByClass = Readonly<Record<string, number>>;
export type TaxedMarket = {
  /** The standard rate. */
  vat_basis_points: number;
  /** The rates of other classes. */
  tax_rates: RatesByClass;
  /** Countries of delivery with rates of their own; each has a standard rate. */
  tax_rates_by_country: Readonly<Record<string, RatesByClass>>;
};

/** The rate in displayed prices, where the country of delivery is not known yet. */
export const displayedTaxRate = (market: TaxedMarket, taxClass: string): BasisPoints =>
  BigInt(rateIn(market.tax_rates, taxClass) ?? market.vat_basis_points);

/**
 * The rate of an order's line. A country with rates of its own charges its standard rate on classes that it does not
 * name, so that too little is never charged.
 */
export function taxRate(market: TaxedMarket, taxClass: string, country: string): BasisPoints {
  const own = Object.hasOwn(market.tax_rates_by_country, country)
    ? market.tax_rates_by_country[country]
    : undefined;
  if (!own) return displayedTaxRate(market, taxClass);
  return BigInt(rateIn(own, taxClass) ?? rateIn(own, standardTaxClass) ?? market.vat_basis_points);
}

const rateIn = (rates: RatesByClass, taxClass: string): number | undefined =>
  Object.hasOwn(rates, taxClass) ? rates[taxClass] : undefined;

/** A row of a table of taxes; amounts in minor units. `gross` is `net` and `tax` together. */
export type TaxRow = { rate: BasisPoints; net: bigint; tax: bigint; gross: bigint };

/** What is taxed at a rate; `gross` in minor units. */
export type Taxable = { rate: BasisPoints; gross: bigint };

/**
 * Taxes by rate, highest first. The net part is rounded once per rate; shipping is taxed like the goods it carries, in
 * proportion to their gross amounts.
 */
export function taxTable(goods: readonly Taxable[], shipping = 0n): TaxRow[] {
  const byRate = grossByRate(goods);
  const shares = shippingShares(byRate, shipping);
  return byRate.map(({ rate, gross }, index) => taxRow(rate, gross + shares[index]!));
}

/** The table of everything so far, less that of what came before: tables of parts add up to that of the whole. */
export const taxDifference = (after: readonly TaxRow[], before: readonly TaxRow[]): TaxRow[] =>
  after.flatMap(({ rate, net, tax, gross }) => {
    const earlier = before.find((row) => row.rate === rate) ?? { net: 0n, tax: 0n, gross: 0n };
    if (gross === earlier.gross) return [];
    return [{ rate, net: net - earlier.net, tax: tax - earlier.tax, gross: gross - earlier.gross }];
  });

/** The table of a credit note beside that of an invoice. */
export const reverseTaxes = (rows: readonly TaxRow[]): TaxRow[] =>
  rows.map(({ rate, net, tax, gross }) => ({ rate, net: -net, tax: -tax, gross: -gross }));

export const isTaxed = (taxes: readonly TaxRow[]): boolean => taxes.some(({ rate }) => rate > 0n);

export const sumOf = (rows: readonly TaxRow[], column: "net" | "tax" | "gross"): bigint =>
  rows.reduce((sum, row) => sum + row[column], 0n);

export function taxRow(rate: BasisPoints, gross: bigint): TaxRow {
  const net = netOf(gross, rate);
  return { rate, net, tax: gross - net, gross };
}

/** Highest rate first. */
export function grossByRate(goods: readonly Taxable[]): Taxable[] {
  const sums = new Map<BasisPoints, bigint>();
  for (const { rate, gross } of goods) sums.set(rate, (sums.get(rate) ?? 0n) + gross);
  return [...sums].map(([rate, gross]) => ({ rate, gross })).sort((a, b) => Number(b.rate - a.rate));
}

/** An order's shipping, divided between the rates of its goods. */
export const shippingShares = (byRate: readonly Taxable[], shipping: bigint): bigint[] =>
  allocate(
    shipping,
    byRate.map(({ gross }) => gross),
  );
