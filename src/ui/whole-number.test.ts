import { expect, test } from "vitest";
import { parseWholeNumber } from "./whole-number.ts";

test.each([
  ["12", 12],
  [" 12 ", 12],
  ["１２", 12],
  ["١٢", 12],
  ["۱۲", 12],
  ["١٬٢٣٤", 1_234],
  ["1,000", 1_000],
  ["1.000", 1_000],
  ["1 000", 1_000],
  ["12\u00a0345\u00a0678", 12_345_678],
  ["1,00", null],
  ["0.125", null],
  ["12,5", null],
  ["1,0000", null],
  ["-5", null],
  ["", null],
  ["abc", null],
])("%j is %s", (typed, number) => {
  expect(parseWholeNumber(typed)).toBe(number);
});
