import type { Currency } from "#domain/money.ts";

/** An upper bound in pixels: figures and Latin letters are narrower than Chinese characters. */
export const textWidth = (text: string): number =>
  [...text].reduce(
    (width, character) => width + (/[\p{Script=Han}\p{Script=Katakana}ー]/u.test(character) ? 16 : 9),
    0,
  );

/** Axis labels with as many digits as distinguish them, but no more than the currency has. */
export function amountTicks(ticks: readonly number[], { currency_precision: precision }: Currency) {
  const amounts = ticks.filter((tick) => Number(tick.toFixed(precision)) === tick);
  return { amounts, digits: amounts.every(Number.isInteger) ? 0 : precision };
}

/** Every month if there is room for it, otherwise every second, third …; always the last one. */
export function monthTicks(months: readonly string[], widest: number, step: number): string[] {
  const interval = Math.max(1, Math.ceil(widest / step));
  return months.filter((_, index) => (months.length - 1 - index) % interval === 0);
}
