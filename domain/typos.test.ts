import { expect, test } from "vitest";
import { isLikelyTypoOf } from "./typos.ts";

test.each([
  ["houseplnats", "houseplants"], // two letters turned round
  ["housplants", "houseplants"], // one left out
  ["hauseplents", "houseplants"], // two wrong
  ["hausep", "houseplants"], // still being typed
  ["deliverry", "delivery"],
  ["tols", "tools"],
])("%s may mean %s", (typed, known) => {
  expect(isLikelyTypoOf(typed, known)).toBe(true);
});

test.each([
  ["mouseplants", "houseplants"], // the first letter
  ["hauzeplents", "houseplants"], // three wrong
  ["tals", "tools"], // two wrong of four
  ["pa", "pots"], // too short to be mistyped
  ["gift", "garden"],
])("%s does not mean %s", (typed, known) => {
  expect(isLikelyTypoOf(typed, known)).toBe(false);
});
