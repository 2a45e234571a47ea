/** A whole number as people type it, in the digits of Japanese keyboards too; null for anything else. */
export function wholeNumber(typed: string): number | null {
  const text = typed.normalize("NFKC").trim();
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
