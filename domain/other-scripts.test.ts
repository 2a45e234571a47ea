import { expect, test } from "vitest";
import { hasHan, hasKana, hasOtherLetters, latinExample } from "./other-scripts.ts";
import { isPrintable } from "./printable.ts";

test.each(
  "AE AM BG BH BY CN DZ EG GE GR HK IL IQ IR JO JP KR KW KZ LB MA MK OM QA RS RU SA TH TN TW UA".split(" "),
)("people in %s are shown an address in Latin letters", (country) => {
  const example = latinExample(country)!;
  expect([hasOtherLetters(example), isPrintable(example)]).toEqual([false, true]);
  expect(example).toMatch(/\d.*, \p{Lu}|\p{Lu}.* \d+, \p{Lu}/u);
});

test.each(["NL", "GB", ""])("no example is shown in %j", (country) => {
  expect(latinExample(country)).toBeNull();
});

test.each([
  ["Straße 12", false, false, false],
  ["12 — №", false, false, false],
  ["Юлия", true, false, false],
  ["東京", true, true, false],
  ["さくら", true, false, true],
  ["ア", true, false, true],
  ["1ー2", true, false, true],
])("%s: other letters %s, Han %s, kana %s", (text, letters, han, kana) => {
  expect([hasOtherLetters(text), hasHan(text), hasKana(text)]).toEqual([letters, han, kana]);
});
