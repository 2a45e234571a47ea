import { fromWire, minorUnits, money, toWire, type Currency } from "#domain/money.ts";

/** An amount as an owner writes it, in minor units. */
export const toMinorUnits = (amount: number, currency: Currency): bigint =>
  minorUnits(fromWire(amount, currency));

/** Minor units as an owner writes them. */
export const fromMinorUnits =
  (currency: Currency) =>
  (units: bigint): number =>
    toWire(money(units, currency));
