/** The provider's currencies by decimals. Source: PayPal, "Currency codes". */
const twoDecimals = "AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD ILS MXN MYR NOK NZD PHP PLN SEK SGD THB USD";
const decimalsOf = new Map<string, number>([
  ...twoDecimals.split(" ").map((currency): [string, number] => [currency, 2]),
  ["HUF", 0],
  ["JPY", 0],
  ["TWD", 0],
]);

/** `minor` counts the currency's smallest unit: cents, yen. */
export type Amount = { currency: string; minor: bigint };
export type WireAmount = { currency_code: string; value: string };

/** The provider's codes for invalid amounts. */
export type AmountIssue = "CURRENCY_NOT_SUPPORTED" | "DECIMAL_PRECISION" | "CANNOT_BE_ZERO_OR_NEGATIVE";

/** @param barred currencies that are refused although the provider supports them */
export function readAmount(
  { currency_code: currency, value }: WireAmount,
  barred: readonly string[] = [],
): Amount | AmountIssue {
  const decimals = decimalsOf.get(currency);
  if (decimals === undefined || barred.includes(currency)) return "CURRENCY_NOT_SUPPORTED";
  const [integer = "", fraction = ""] = value.split(".");
  if (fraction.length > decimals) return "DECIMAL_PRECISION";
  const minor = BigInt(integer + fraction.padEnd(decimals, "0"));
  return minor > 0n ? { currency, minor } : "CANNOT_BE_ZERO_OR_NEGATIVE";
}

export function writeAmount({ currency, minor }: Amount): WireAmount {
  const decimals = decimalsOf.get(currency) ?? 2;
  const digits = minor.toString().padStart(decimals + 1, "0");
  const value = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return { currency_code: currency, value };
}
