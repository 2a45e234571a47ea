import { toLatinDigits } from "#domain/digits.ts";

/** Groups of three digits, with any separator of our languages. */
const apart = /^[1-9]\d{0,2}(?:[.,'’٬\s]\d{3})+$/;

/** A whole number as typed, with or without thousands separators and in full-width and Arabic-Indic digits too; null for anything else. */
export function parseWholeNumber(typed: string): number | null {
  const normalized = toLatinDigits(typed.normalize("NFKC")).trim();
  const text = apart.test(normalized) ? normalized.replace(/\D/g, "") : normalized;
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
