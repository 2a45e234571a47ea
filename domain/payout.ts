/** The minimum payout: `byCurrency`, and `otherwise` for any other currency. In major units. */
export type PayoutMinimums = { byCurrency: Readonly<Record<string, number>>; otherwise: number };

/** Unless the shop folder specifies others. */
export const defaultPayoutMinimums: PayoutMinimums = {
  byCurrency: { EUR: 25, GBP: 25, USD: 25, JPY: 3000 },
  otherwise: 25,
};

export const payoutMinimum = (currency: string, { byCurrency, otherwise }: PayoutMinimums): number =>
  byCurrency[currency] ?? otherwise;

/** A typed amount with a point or a comma and in any digits; null if it is not an amount of the currency. */
export function parseTypedAmount(typed: string, precision: number): number | null {
  const plain = typed
    .trim()
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .normalize("NFKC")
    .replace(/[,٫]/, ".");
  const [amount, decimals = ""] = /^\d{1,12}(?:\.(\d+))?$/.exec(plain) ?? [];
  return amount === undefined || decimals.length > precision ? null : Number(amount);
}

export const balanceAfter = (balance: number, value: number, precision: number): number =>
  (Math.round(balance * 10 ** precision) - Math.round(value * 10 ** precision)) / 10 ** precision;

/** After a membership has ended the balance no longer grows, so any remainder is paid out. */
export const minimumPayoutOf = (minimum: number, balance: number, hasEnded: boolean): number =>
  hasEnded && balance > 0 ? Math.min(minimum, balance) : minimum;
