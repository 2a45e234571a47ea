/** A currency's decimals, for when only its code is known. */
export const currencyPrecision = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
