import { expect, test } from "vitest";
import { dayFormat, formatDays } from "./day-format.ts";

const day = { weekday: "short", day: "numeric", month: "long", timeZone: "UTC" };

test("a day has its weekday, and the language's calendar and digits", () => {
  expect(dayFormat("de")).toEqual(day);
  expect(dayFormat("en-GB", { dateStyle: "long" })).toEqual(day);
  expect(dayFormat("en", { year: "numeric", calendar: "gregory", numberingSystem: "latn" })).toEqual({
    ...day,
    calendar: "gregory",
    numberingSystem: "latn",
  });
  expect(Object.keys(dayFormat("en"))).toEqual(Object.keys(day));
});

test.each([
  ["en-GB", "Tue 1 December – Thu 3 December", "Mon 30 November"],
  ["de-DE", "Di., 1. – Do., 3. Dezember", "Mo., 30. November"],
  ["cs-CZ", "úterý 1. prosince – čtvrtek 3. prosince", "pondělí 30. listopadu"],
  ["ja-JP", "12月1日(火)～12月3日(木)", "11月30日(月)"],
  ["ar-EG", "الثلاثاء، ١ – الخميس، ٣ ديسمبر", "الاثنين، ٣٠ نوفمبر"],
])("in %s several days are written in the style of a single one", (locale, several, single) => {
  const format = new Intl.DateTimeFormat(locale, dayFormat(locale));
  const spaced = (text: string) => text.replaceAll(/[\u00a0\u2009\u202f]/g, " ");
  expect(spaced(formatDays(format, "2026-12-01", "2026-12-03"))).toBe(several);
  expect(spaced(formatDays(format, "2026-11-30", "2026-11-30"))).toBe(single);
});

test("without a dash in the range, one is put between the days", () => {
  const format = { format: (day: Date) => `day ${day.getUTCDate()}`, formatRange: () => "1st to 3rd" };
  expect(
    formatDays(format as Pick<Intl.DateTimeFormat, "format" | "formatRange">, "2026-12-01", "2026-12-03"),
  ).toBe("day 1 – day 3");
});
