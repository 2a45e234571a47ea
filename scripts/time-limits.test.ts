import { expect, test } from "vitest";
import { scaledTimeLimit, measureSlowness } from "./time-limits.ts";

test("time limits are never below those of an idle machine, and at most ten times as long", () => {
  expect(measureSlowness()).toBeGreaterThanOrEqual(1);
  expect(scaledTimeLimit(1_000)).toBeGreaterThanOrEqual(1_000);
  expect(scaledTimeLimit(1_000)).toBeLessThanOrEqual(10_000);
});
