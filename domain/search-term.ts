import { toLatinDigits } from "./digits.ts";

/** Digits alone, of any script, are part of a reference; anything else is words. */
export function searchQuery(term: string): { term: string } | { reference_contains: string } {
  const digits = toLatinDigits(term).trim();
  return /^\d{1,20}$/.test(digits) ? { reference_contains: digits } : { term };
}

/** The search term in a URL, shortened to the maximum and without control characters. */
export const parseTerm = (search: URLSearchParams): string =>
  (search.get("term") ?? "")
    .replace(/\p{Cc}/gu, "")
    .trim()
    .slice(0, maximumTermLength)
    .toWellFormed();

/** Characters. */
export const maximumTermLength = 100;
