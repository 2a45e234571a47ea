import type { Currency } from "#domain/money.ts";
import { currencyPrecision } from "#src/facts/precision.ts";

export const statementCurrency = (currency: string): Currency => ({
  currency,
  currency_precision: currencyPrecision(currency),
});
