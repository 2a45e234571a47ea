import { expect, test } from "vitest";
import { couponCode, couponCodeLength, couponCodes } from "./coupon-code.ts";

test.each([
  ["trellis10", "TRELLIS10"],
  [" Trellis-10 ", "TRELLIS10"],
  ["TRE LLIS 10", "TRELLIS10"],
  ["ａｂｃ１２３", "ABC123"],
  ["abc", "ABC"],
  ["ab", null],
  ["", null],
  ["abc!", null],
  ["!abc", null],
  ["größe", null],
])("%j is %j", (typed, code) => {
  expect(couponCode(typed)).toBe(code);
});

test("a code has a number of letters and digits, and separators do not count", () => {
  const longest = "A".repeat(couponCodeLength.max);
  expect(couponCode(longest)).toBe(longest);
  expect(couponCode(`${longest}A`)).toBeNull();
  const spread = [...longest].join(" - ").slice(0, 4 * couponCodeLength.max);
  expect(couponCode(spread)).toBe(spread.replaceAll(/[ -]/g, ""));
  expect(couponCode(`abc${" ".repeat(4 * couponCodeLength.max - 3)}`)).toBe("ABC");
  expect(couponCode(`abc${" ".repeat(4 * couponCodeLength.max - 2)}`)).toBeNull();
});

test("each code once, and what is none as it was typed", () => {
  expect(couponCodes(["ten", " TEN", " ? ", "five5"])).toEqual(["TEN", "?", "FIVE5"]);
});
