import { expect, test } from "vitest";
import { dayFormat } from "./day-format.ts";

const day = { weekday: "short", day: "numeric", month: "long", timeZone: "UTC" };

test("a day has its weekday, and the language's calendar and digits", () => {
  expect(dayFormat()).toEqual(day);
  expect(dayFormat({ dateStyle: "long" })).toEqual(day);
  expect(dayFormat({ year: "numeric", calendar: "gregory", numberingSystem: "latn" })).toEqual({
    ...day,
    calendar: "gregory",
    numberingSystem: "latn",
  });
  expect(Object.keys(dayFormat())).toEqual(Object.keys(day));
});
