import { expect, test } from "vitest";
import { hoursFormat, hoursOn, hoursRange } from "./opening-hours.ts";

const short = { opens: "08:00", closes: "12:30" };
const long = { opens: "09:00", closes: "18:00" };

test.each([
  ["2026-11-30", short],
  ["2026-12-01", null],
  ["2026-12-06", long],
])("a craft centre that is open on Mondays and Sundays is open on %s: %j", (date, hours) => {
  expect(hoursOn(date, { mon: short, sun: long })).toEqual(hours);
});

test("without opening hours none are known", () => {
  expect(hoursOn("2026-11-30", null)).toBeNull();
});

test.each([
  ["en-GB", {}, "08:00 – 12:30"],
  ["de-DE", {}, "8:00 – 12:30"],
  ["ar", { numberingSystem: "arab" }, "٨:٠٠ ص – ١٢:٣٠ م"],
])("hours are written in the language: %s", (locale, digits, text) => {
  const written = new Intl.DateTimeFormat(locale, hoursFormat(digits)).formatRange(...hoursRange(short));
  expect(written.replaceAll(/\s+/g, " ").replaceAll(/ ?– ?/g, " – ")).toContain(text);
});
