import { expect, test } from "vitest";
import { isPostcode } from "./postcode.ts";

test.each([
  ["NL", "1015 DV"],
  ["NL", "1015dv"],
  ["GB", "sw1a1aa"],
  ["JP", "150-0001"],
  ["JP", "1500001"],
  ["CZ", "110 00"],
  ["LT", "LT-01100"],
  ["LT", "01100"],
  ["LV", "LV-1010"],
  ["DE", "D-10115"],
  ["DE", "DE-10115"],
  ["DE", " D-10115 "],
  ["TW", "100-58"],
  ["HK", "000"],
] as const)("%s: %s is a postcode", (country, typed) => {
  expect(isPostcode(typed, country)).toBe(true);
});

test.each([
  ["NL", "10155"],
  ["NL", "SW1A 1AA"],
  ["GB", "1015 DV"],
  ["JP", "15-00"],
  ["ES", "2800"],
  ["DE", "10D-115"],
  ["SG", "1590"],
] as const)("%s: %s is not a postcode", (country, typed) => {
  expect(isPostcode(typed, country)).toBe(false);
});
