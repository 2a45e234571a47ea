import { fromWire, minorUnits, type Currency } from "#domain/money.ts";

/** An amount as an owner writes it, in minor units. */
export const minor = (amount: number, currency: Currency): bigint => minorUnits(fromWire(amount, currency));
