import { expect, test } from "vitest";
import contract from "#generated/openapi.json" with { type: "json" };
import { isSlug, longestSlug, slugPattern } from "./slug.ts";

test("the contract and the shop's folder have one limit for addresses", () => {
  const { maxLength, pattern } = contract.components.schemas.Slug;
  expect([maxLength, pattern]).toEqual([longestSlug, slugPattern.source]);
});

test.each([
  ["a".repeat(longestSlug), true],
  ["a".repeat(longestSlug + 1), false],
  ["boston-fern", true],
  ["", false],
  ["-fern", false],
  ["Fern", false],
])("%s is an address: %s", (text, expected) => {
  expect(isSlug(text)).toBe(expected);
});
