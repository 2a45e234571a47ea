import { expect, test } from "vitest";
import { planPacking } from "./packing.ts";

const market = {
  packing_days: ["mon", "tue", "wed", "thu", "fri"] as const,
  packed_until: null,
  holidays: ["2026-12-25", "2026-12-28"],
  frost_months: [],
  time_zone: "Europe/Amsterdam",
};

const later = (at: string) => ({ day: "later", at: new Date(at) });

test.each([
  ["on a packing day", "2026-11-27T10:00:00Z", { day: "today" }],
  ["on a Saturday", "2026-11-28T10:00:00Z", later("2026-11-30T10:00:00.000Z")],
  [
    "on a holiday before a weekend and another holiday",
    "2026-12-25T10:00:00Z",
    later("2026-12-29T10:00:00.000Z"),
  ],
  // It is already Saturday in Amsterdam.
  ["late on Friday by the clock of Greenwich", "2026-11-27T23:30:00Z", later("2026-11-29T23:30:00.000Z")],
])("an order paid %s gets its packing day", (_, now, expected) => {
  expect(planPacking(new Date(now), market)).toEqual(expected);
});

test("a market without packing days packs every day except on its holidays", () => {
  const everyDay = { ...market, packing_days: [] };
  expect(planPacking(new Date("2026-11-28T10:00:00Z"), everyDay)).toEqual({ day: "today" });
  expect(planPacking(new Date("2026-12-25T10:00:00Z"), everyDay)).toEqual(later("2026-12-26T10:00:00Z"));
});

test("a market without a packing day in the next 60 days promises no date", () => {
  const holidays = Array.from({ length: 70 }, (_, index) =>
    new Date(Date.UTC(2026, 11, 1 + index)).toISOString().slice(0, 10),
  );
  const closed = { ...market, packing_days: [], holidays };
  expect(planPacking(new Date("2026-12-01T10:00:00Z"), closed)).toEqual({ day: "unknown" });
  expect(planPacking(new Date("2026-12-12T10:00:00Z"), closed)).toEqual(later("2027-02-09T10:00:00Z"));
  expect(planPacking(new Date("2026-12-11T10:00:00Z"), closed)).toEqual({ day: "unknown" });
  expect(planPacking(new Date("2026-12-15T10:00:00Z"), closed)).toEqual(later("2027-02-09T10:00:00Z"));
});

test.each([
  ["a later day", "2026-11-24", later("2026-11-24T10:00:00Z")],
  ["today", "2026-11-23", { day: "today" }],
  ["a day that has gone by", "2026-11-20", { day: "today" }],
] as const)("an order that was promised to be packed on %s is packed then", (_, promised, expected) => {
  expect(planPacking(new Date("2026-11-23T10:00:00Z"), market, promised)).toEqual(expected);
});

test("what is packed today is packed until midnight, whenever new orders are too late", () => {
  const early = { ...market, packed_until: "08:00" };
  expect(planPacking(new Date("2026-11-27T10:00:00Z"), early)).toEqual({ day: "today" });
});
