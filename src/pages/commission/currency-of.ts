import type { Currency } from "../../../domain/money.ts";
import { currencyPrecision } from "../../facts/precision.ts";

/** A currency by its name. */
export const statementCurrency = (currency: string): Currency => ({
  currency,
  currency_precision: currencyPrecision(currency),
});
