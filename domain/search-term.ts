import { toLatinDigits } from "./digits.ts";

/** Digits alone, of any writing, are part of a reference, all else is words. */
export function searchQuery(term: string): { term: string } | { reference_contains: string } {
  const digits = toLatinDigits(term).trim();
  return /^\d{1,20}$/.test(digits) ? { reference_contains: digits } : { term };
}

/** What an address looks for; longer than anybody types is cut, and what no keyboard has is left out. */
export const parseTerm = (search: URLSearchParams): string =>
  (search.get("term") ?? "")
    .replace(/\p{Cc}/gu, "")
    .trim()
    .slice(0, maximumTermLength)
    .toWellFormed();

/** The most letters that are looked for. */
export const maximumTermLength = 100;
