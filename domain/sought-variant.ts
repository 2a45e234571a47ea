import { toLatinDigits } from "./digits.ts";

/** The variant whose whole reference a search names; undefined if the product has one, or something else was sought. */
export const soughtVariant = (
  { reference, variant_name }: { reference: string; variant_name: string | null },
  term: string,
): string | undefined =>
  variant_name !== null && reference === toLatinDigits(term).trim() ? reference : undefined;
