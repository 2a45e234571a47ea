import { expect, test } from "vitest";
import { nextPackingTime } from "./packing.ts";

const market = {
  packing_days: ["mon", "tue", "wed", "thu", "fri"] as const,
  holidays: ["2026-12-25", "2026-12-28"],
  time_zone: "Europe/Amsterdam",
};

test.each([
  ["on a packing day", "2026-11-27T10:00:00Z", null],
  ["on a Saturday", "2026-11-28T10:00:00Z", "2026-11-30T10:00:00.000Z"],
  ["on a holiday before a weekend and another holiday", "2026-12-25T10:00:00Z", "2026-12-29T10:00:00.000Z"],
  // It is already Saturday in Amsterdam.
  ["late on Friday by the clock of Greenwich", "2026-11-27T23:30:00Z", "2026-11-29T23:30:00.000Z"],
])("what is paid %s", (_, now, expected) => {
  expect(nextPackingTime(new Date(now), market)?.toISOString() ?? null).toBe(expected);
});

test("a market without packing days packs every day but on its holidays", () => {
  const everyDay = { ...market, packing_days: [] };
  expect(nextPackingTime(new Date("2026-11-28T10:00:00Z"), everyDay)).toBeNull();
  expect(nextPackingTime(new Date("2026-12-25T10:00:00Z"), everyDay)).toEqual(
    new Date("2026-12-26T10:00:00Z"),
  );
});
