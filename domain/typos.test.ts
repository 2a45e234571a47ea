import { expect, test } from "vitest";
import { isLikelyTypoOf } from "./typos.ts";

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
