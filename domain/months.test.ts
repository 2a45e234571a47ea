import { expect, test } from "vitest";
import { monthRanges } from "./months.ts";

test("months are grouped into ranges, also across the turn of the year", () => {
  expect(monthRanges([])).toEqual([]);
  expect(monthRanges([3])).toEqual([{ from: 3, to: 3 }]);
  expect(monthRanges([5, 6, 7])).toEqual([{ from: 5, to: 7 }]);
  expect(monthRanges([12, 1, 11, 4])).toEqual([
    { from: 4, to: 4 },
    { from: 11, to: 1 },
  ]);
  expect(monthRanges([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toEqual([{ from: 1, to: 12 }]);
});
