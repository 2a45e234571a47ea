import type { Currency } from "../../../domain/money.ts";
import { precisionOf } from "../../facts/precision.ts";

/** A currency by its name. */
export const currencyOf = (currency: string): Currency => ({
  currency,
  currency_precision: precisionOf(currency),
});
