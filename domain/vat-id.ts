import { isOutsideVatArea } from "./vat-areas.ts";

/** Member states of the EU, as ISO 3166-1 names them. */
const memberStates: ReadonlySet<string> = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

export const isMemberState = (country: string): boolean => memberStates.has(country);

/** Greece's prefix is EL (Directive 2006/112/EC, article 215). */
const greekPrefix = "EL";

/** The longest that VIES accepts: a prefix of two letters and twelve characters. */
const shape = /^[A-Z]{2}[0-9A-Z+*]{2,12}$/;

/** As VIES takes it, in capitals without punctuation and invisible characters. Null: no VAT ID of a member state. */
export function normalizeVatId(typed: string): string | null {
  const vatId = typed
    .normalize("NFKC")
    .replaceAll(/[\s\p{Cf}\p{Pd}./]/gu, "")
    .toUpperCase()
    .replace(/^GR/, greekPrefix);
  return shape.test(vatId) && isMemberState(vatIdCountry(vatId)) ? vatId : null;
}

/** The country that issued a normalized VAT ID. */
export function vatIdCountry(vatId: string): string {
  const prefix = vatId.slice(0, 2);
  return prefix === greekPrefix ? "GR" : prefix;
}

/** A normalized VAT ID as VIES takes it. */
export const vatIdParts = (vatId: string): { prefix: string; number: string } => ({
  prefix: vatId.slice(0, 2),
  number: vatId.slice(2),
});

/** Countries of delivery to which goods sent from `origin` can be an intra-Community supply. */
export const intraCommunityCountries = (countries: readonly string[], origin: string): string[] =>
  isMemberState(origin) ? countries.filter((country) => country !== origin && isMemberState(country)) : [];

/** Whether goods from `origin` go to another member state's part of the EU's VAT area. */
export const isIntraCommunityDelivery = (
  origin: string,
  { country, zip_code }: { country: string; zip_code: string },
): boolean => intraCommunityCountries([country], origin).length > 0 && !isOutsideVatArea(country, zip_code);
