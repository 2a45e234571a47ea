/** The least that a tour lead is paid out at once: `byCurrency`, and `otherwise` in any other currency. In major units. */
export type PayoutMinimums = { byCurrency: Readonly<Record<string, number>>; otherwise: number };

/** Where the shop's folder says nothing else. */
export const defaultPayoutMinimums: PayoutMinimums = {
  byCurrency: { EUR: 25, GBP: 25, USD: 25, JPY: 3000 },
  otherwise: 25,
};

export const payoutMinimum = (currency: string, { byCurrency, otherwise }: PayoutMinimums): number =>
  byCurrency[currency] ?? otherwise;

/** An amount as people type it, with a point or a comma and in any digits; null if it is none of the currency. */
export function parseTypedAmount(typed: string, precision: number): number | null {
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

/** After a membership has ended, nothing more may ever come, so the rest of a balance is paid out however little it is. */
export const minimumPayoutOf = (minimum: number, balance: number, hasEnded: boolean): number =>
  hasEnded && balance > 0 ? Math.min(minimum, balance) : minimum;
