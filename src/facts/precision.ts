import type { Currency } from "../../domain/money.ts";

/** A currency's decimals where only its code is known. */
export const precisionOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** A currency of which only the code is known. */
export const currencyOf = (currency: string): Currency => ({
  currency,
  currency_precision: precisionOf(currency),
});
