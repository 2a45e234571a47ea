/** Digits alone are part of a reference, all else is words. */
export const searchQuery = (term: string): { term: string } | { reference_contains: string } =>
  /^\d{1,20}$/.test(term.trim()) ? { reference_contains: term.trim() } : { term };

/** What an address looks for; longer than anybody types is cut. */
export const termIn = (search: URLSearchParams): string =>
  (search.get("term") ?? "").trim().slice(0, longestTerm).toWellFormed();

/** The most letters that are looked for. */
export const longestTerm = 100;
