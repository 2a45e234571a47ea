import { foldCode } from "./fold-text.ts";

export const couponCodeLength = { min: 3, max: 32 } as const;

/** A typed code in capital letters and Latin digits, without spaces and hyphens; null: it can be none. */
export function couponCode(typed: string): string | null {
  if (typed.length > 4 * couponCodeLength.max) return null;
  const code = foldCode(typed).replaceAll(/[\s-]/g, "").toUpperCase();
  const isCode = /^[A-Z0-9]+$/.test(code);
  return isCode && code.length >= couponCodeLength.min && code.length <= couponCodeLength.max ? code : null;
}

/** Each code once; what cannot be a code stays as it was typed. */
export const couponCodes = (typed: readonly string[]): string[] => [
  ...new Set(typed.map((code) => couponCode(code) ?? code.trim())),
];
