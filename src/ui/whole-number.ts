/** Thousands apart, by what our languages put between them. */
const apart = /^[1-9]\d{0,2}(?:[.,'’\s]\d{3})+$/;

/** A whole number as people type it, in the digits of Japanese keyboards too, its thousands apart or not; null for anything else. */
export function parseWholeNumber(typed: string): number | null {
  const whole = typed.normalize("NFKC").trim();
  const text = apart.test(whole) ? whole.replace(/\D/g, "") : whole;
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
