import { expect, test } from "vitest";
import { isAnagram, isLikelyTypoOf, maximumTypos, typoDistance } from "./typos.ts";

test.each([
  ["houseplnats", "houseplants"], // two letters swapped
  ["housplants", "houseplants"], // one letter missing
  ["hauseplents", "houseplants"], // two letters wrong
  ["hausep", "houseplants"], // an incomplete word
  ["deliverry", "delivery"],
  ["tols", "tools"],
])("%s is a likely typo of %s", (typed, known) => {
  expect(isLikelyTypoOf(typed, known)).toBe(true);
});

test.each([
  ["mouseplants", "houseplants"], // the first letter wrong
  ["hauzeplents", "houseplants"], // three letters wrong
  ["tals", "tools"], // two of four letters wrong
  ["pa", "pots"], // too short for typos
  ["gift", "garden"],
])("%s is no typo of %s", (typed, known) => {
  expect(isLikelyTypoOf(typed, known)).toBe(false);
});

test.each([
  ["ab", 0],
  ["abc", 1],
  ["abcde", 1],
  ["abcdef", 2],
])("%s may have %i wrong letters", (word, letters) => {
  expect(maximumTypos(word)).toBe(letters);
});

test.each([
  ["plnat", "plant", true],
  ["plant", "plants", false],
  ["aab", "abb", false],
  ["", "", true],
])("%s has the letters of %s: %s", (first, second, expected) => {
  expect(isAnagram(first, second)).toBe(expected);
});

test.each([
  ["plnat", "plant", 2, 1],
  ["plant", "planks", 2, 2],
  ["listen", "silent", 4, 4],
  ["plant", "plant", 0, 0],
])("%s is %s with %i changed letters, which count as %i", (first, second, letters, counted) => {
  expect(typoDistance(first, second, letters)).toBe(counted);
});
