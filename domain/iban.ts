import { IBAN } from "ibankit";
import { foldCode } from "./fold-text.ts";

/** Without spaces and hyphens, in capitals, however it was typed. */
export const normalizeIban = (iban: string): string => foldCode(iban).replaceAll(/[\s-]/g, "").toUpperCase();

/** Whether its country, its length and its check digits are right; spaces and case do not count. */
export const isIban = (iban: string): boolean => IBAN.isValid(normalizeIban(iban));

/** The European Payments Council's list of the countries of its schemes (EPC409-09), by the IBAN's first letters. */
const sepaCountries = new Set(
  (
    "AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV " +
    "MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA"
  ).split(" "),
);

/** Whether a SEPA credit transfer reaches it. */
export const isInSepa = (iban: string): boolean => sepaCountries.has(normalizeIban(iban).slice(0, 2));
