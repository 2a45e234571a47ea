import { expect, test } from "vitest";
import contract from "#generated/openapi.json" with { type: "json" };
import { isSlug, maximumSlugLength, slugPattern } from "./slug.ts";

test("the contract and the shop folder have the same limit for slugs", () => {
  const { maxLength, pattern } = contract.components.schemas.Slug;
  expect([maxLength, pattern]).toEqual([maximumSlugLength, slugPattern.source]);
});

test.each([
  ["a".repeat(maximumSlugLength), true],
  ["a".repeat(maximumSlugLength + 1), false],
  ["boston-fern", true],
  ["", false],
  ["-fern", false],
  ["Fern", false],
])("%s is a slug: %s", (text, expected) => {
  expect(isSlug(text)).toBe(expected);
});
