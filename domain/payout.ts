/** In each currency: the least that a tour lead is paid out at once, where the shop says nothing else. */
export const defaultPayoutMinimum = 1;

/** An amount as people type it, with a point or a comma and in any digits; null if it is none of the currency. */
export function amountTyped(typed: string, precision: number): number | null {
  const plain = typed
    .trim()
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .normalize("NFKC")
    .replace(/[,٫]/, ".");
  const [amount, decimals = ""] = /^\d{1,12}(?:\.(\d+))?$/.exec(plain) ?? [];
  return amount === undefined || decimals.length > precision ? null : Number(amount);
}

/** What is left of a balance, without a float's rounding. */
export const balanceAfter = (balance: number, value: number, precision: number): number =>
  (Math.round(balance * 10 ** precision) - Math.round(value * 10 ** precision)) / 10 ** precision;
