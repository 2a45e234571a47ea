import { toLatinDigits } from "./digits.ts";

/** A Global Trade Item Number of 8, 12, 13 or 14 digits as it is stored: 14 digits. Null if its check digit is wrong. */
export function parseGtin(typed: string): string | null {
  const digits = toLatinDigits(typed).replaceAll(/[\s-]/g, "");
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return null;
  const gtin = digits.padStart(14, "0");
  return checkSum(gtin) % 10 === 0 ? gtin : null;
}

/** Digits in turn times 3 and 1, with the check digit: a multiple of 10 (GS1 General Specifications, 7.9.1). */
const checkSum = (gtin: string): number =>
  [...gtin].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);

/** The shortest of the forms in which a stored number is printed: 8, 12, 13 or 14 digits. */
export function printedGtin(gtin: string): string {
  const digits = gtin.replace(/^0+/, "");
  const length = [8, 12, 13, 14].find((allowed) => allowed >= digits.length)!;
  return digits.padStart(length, "0");
}
