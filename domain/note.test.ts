import { expect, test } from "vitest";
import { hasEmoji, hasInvisibleCharacters, isSingleLine } from "./note.ts";

test.each([
  ["Please ring twice.\r\n\tThank you", false],
  ["", false],
  ["a\u0000b", true],
  ["a\u0007", true],
  ["a\u202eb", true],
  ["a\u2066b", true],
  ["ab\u2069\n", true],
])("%j has invisible characters: %s", (note, expected) => {
  expect(hasInvisibleCharacters(note)).toBe(expected);
});

test.each([
  ["Ada Green", true],
  ["", true],
  ["Ada\nGreen", false],
  ["Ada\rGreen", false],
  ["Ada\tGreen", false],
  ["Ada\u2028", false],
  ["Ada\u2029", false],
])("%j is a single line: %s", (text, expected) => {
  expect(isSingleLine(text)).toBe(expected);
});

test.each([
  ["Happy birthday 🎂", true],
  ["With love ❤️", true],
  ["Viel Glück! 100 % © ☎ №", false],
  ["お誕生日おめでとう", false],
])("%s has emoji: %s", (note, expected) => expect(hasEmoji(note)).toBe(expected));
