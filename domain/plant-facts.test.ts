import { expect, test } from "vitest";
import { heightsOf } from "./plant-facts.ts";

test("each height is of one size", () => {
  expect(heightsOf("small")).toEqual({ above: -1, upTo: 50 });
  expect(heightsOf("medium")).toEqual({ above: 50, upTo: 150 });
  expect(heightsOf("large")).toEqual({ above: 150, upTo: Infinity });
});
