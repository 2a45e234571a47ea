import type { Currency } from "../../../domain/money.ts";

/** A currency by its name, with the decimals that it has (ISO 4217). */
export function currencyOf(currency: string): Currency {
  const { maximumFractionDigits } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  return { currency, currency_precision: maximumFractionDigits ?? 2 };
}
