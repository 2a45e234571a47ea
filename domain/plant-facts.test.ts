import { expect, test } from "vitest";
import { heightRange } from "./plant-facts.ts";

test("each height belongs to one size", () => {
  expect(heightRange("small")).toEqual({ above: -1, upTo: 50 });
  expect(heightRange("medium")).toEqual({ above: 50, upTo: 150 });
  expect(heightRange("large")).toEqual({ above: 150, upTo: Infinity });
});
