import { expect, test } from "vitest";
import { nameWithVariant } from "./variant-name.ts";

test("a line names its variant, if it has one", () => {
  expect(nameWithVariant("Boston fern", "12 cm")).toBe("Boston fern · 12 cm");
  expect(nameWithVariant("Boston fern", null)).toBe("Boston fern");
});
