import { IBAN } from "ibankit";

/** Without spaces, in capitals. */
export const electronicIban = (iban: string): string => iban.replaceAll(/\s/g, "").toUpperCase();

/** Whether its country, its length and its check digits are right; spaces and case do not count. */
export const isIban = (iban: string): boolean => IBAN.isValid(electronicIban(iban));
