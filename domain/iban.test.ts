import { expect, test } from "vitest";
import { isIban, isInSepa, normalizeIban } from "./iban.ts";

test.each([
  "NL91ABNA0417164300",
  "nl91 abna 0417 1643 00",
  "IBAN NL91 ABNA 0417 1643 00",
  "iban: NL91-ABNA-0417-1643-00",
  "ＩＢＡＮ：ＮＬ９１ ＡＢＮＡ ０４１７ １６４３ ００",
  "\u200bIBAN\u00a0NL91ABNA0417164300",
])("%s is read as the IBAN NL91ABNA0417164300", (typed) => {
  expect([normalizeIban(typed), isIban(typed), isInSepa(typed)]).toEqual(["NL91ABNA0417164300", true, true]);
});

test.each([
  "",
  "IBAN",
  "NL92 ABNA 0417 1643 00",
  "NL91 ABNA 0417 1643 00 IBAN",
  "IBAN IBAN NL91ABNA0417164300",
])("%j is not an IBAN", (typed) => {
  expect(isIban(typed)).toBe(false);
});

test.each([
  ["AD1200012030200359100100", true],
  ["LV80BANK0000435195001", true],
  ["MC5811222000010123456789030", true],
  ["SM86U0322509800000000270100", true],
  ["AE070331234567890123456", false],
  ["", false],
])("%s can receive a SEPA credit transfer: %s", (iban, expected) => {
  expect(isInSepa(iban)).toBe(expected);
});
