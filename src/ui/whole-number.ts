/** Between groups of three figures, in any of our languages. */
const grouping = /(?<=\d)[.,'’٬\s](?=\d{3}(?!\d))/g;

/** A whole number as people type it, in the digits of Japanese keyboards too, its thousands apart or not; null for anything else. */
export function wholeNumber(typed: string): number | null {
  const text = typed.normalize("NFKC").trim().replace(grouping, "");
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
