/** Digits of Arabic and Persian writing, and wide ones, as those on every keyboard. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
