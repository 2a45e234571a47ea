import { fromWire, minorUnits, money, toWire, type Currency } from "#domain/money.ts";

export const toMinorUnits = (amount: number, currency: Currency): bigint =>
  minorUnits(fromWire(amount, currency));

export const fromMinorUnits =
  (currency: Currency) =>
  (units: bigint): number =>
    toWire(money(units, currency));
