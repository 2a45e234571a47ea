import {
  add as addMoney,
  dinero,
  halfUp,
  multiply,
  toSnapshot,
  transformScale,
  type Dinero,
} from "dinero.js/bigint";

export type Money = Dinero<bigint, string>;

/** A market's currency: ISO 4217 code and number of decimals. */
export type Currency = { currency: string; currency_precision: number };

/** VAT in basis points: 2100n is 21 %. */
export type BasisPoints = bigint;

export function money(minorUnits: bigint, { currency, currency_precision }: Currency): Money {
  const code = { code: currency, base: 10n, exponent: BigInt(currency_precision) };
  return dinero({ amount: minorUnits, currency: code });
}

export const minorUnits = (amount: Money): bigint => toSnapshot(amount).amount;

/**
 * A JSON number to money.
 * @throws RangeError if the number has more decimals than the currency.
 */
export function fromWire(value: number, currency: Currency): Money {
  const [, whole, decimals = ""] = /^(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
  if (whole === undefined || decimals.length > currency.currency_precision) {
    throw new RangeError(`${value} is no amount of ${currency.currency}`);
  }
  return money(BigInt(whole + decimals.padEnd(currency.currency_precision, "0")), currency);
}

/** Money to a JSON number with at most the currency's decimals. */
export function toWire(amount: Money): number {
  const { amount: units, currency } = toSnapshot(amount);
  return Number(units) / 10 ** Number(currency.exponent);
}

export const vatBasisPoints = (rate: number): BasisPoints => BigInt(Math.round(rate * 10_000));

/** Net to gross, rounded once, half up. */
export const withVat = (net: Money, vat: BasisPoints): Money =>
  rounded(multiply(net, { amount: 10_000n + vat, scale: 4n }));

/** The net part of a gross amount in minor units: gross / (1 + rate), rounded half up. */
export const netOf = (gross: bigint, vat: BasisPoints): bigint =>
  (gross * 20_000n + 10_000n + vat) / (2n * (10_000n + vat));

export const withoutVat = (gross: Money, vat: BasisPoints): Money => {
  const { amount, currency } = toSnapshot(gross);
  return dinero({ amount: netOf(amount, vat), currency });
};

export const multiplyMoney = (amount: Money, count: number): Money => multiply(amount, BigInt(count));

/** Of amounts in minor units of one currency. */
export const sumMinor = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((sum, amount) => sum + amount, 0n);

export const sumMoney = (amounts: readonly Money[], currency: Currency): Money =>
  amounts.reduce((total, amount) => addMoney(total, amount), money(0n, currency));

function rounded(amount: Money): Money {
  return transformScale(amount, toSnapshot(amount).currency.exponent, halfUp);
}
