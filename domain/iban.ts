import { IBAN } from "ibankit";
import { foldCode } from "./fold-text.ts";

/** Without spaces, hyphens and the word IBAN before it. */
export const normalizeIban = (iban: string): string =>
  foldCode(iban)
    .replaceAll(/[\s-]/g, "")
    .toUpperCase()
    .replace(/^IBAN:?/, "");

/** Checks country, length and check digits; spaces and case do not count. */
export const isIban = (iban: string): boolean => IBAN.isValid(normalizeIban(iban));

/** Countries of the European Payments Council's schemes (EPC409-09), by the IBAN's first letters. */
const sepaCountries = new Set(
  (
    "AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV " +
    "MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA"
  ).split(" "),
);

/** Whether the account can receive a SEPA credit transfer. */
export const isInSepa = (iban: string): boolean => sepaCountries.has(normalizeIban(iban).slice(0, 2));
