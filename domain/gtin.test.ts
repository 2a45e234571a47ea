import { expect, test } from "vitest";
import { parseGtin, printedGtin } from "./gtin.ts";

test.each([
  ["4006381333931", "04006381333931", "4006381333931"],
  ["96385074", "00000096385074", "96385074"],
  ["036000291452", "00036000291452", "036000291452"],
  ["10614141000415", "10614141000415", "10614141000415"],
  [" 400-6381 333931 ", "04006381333931", "4006381333931"],
  ["٤٠٠٦٣٨١٣٣٣٩٣١", "04006381333931", "4006381333931"],
])("%s is stored as %s and printed as %s", (typed, stored, printed) => {
  expect(parseGtin(typed)).toBe(stored);
  expect(printedGtin(stored)).toBe(printed);
});

test.each([
  "4006381333932",
  "400638133393",
  "123",
  "",
  "400638133393X",
  "400638133393100",
  "0004006381333931",
])("%s is no GTIN", (typed) => {
  expect(parseGtin(typed)).toBeNull();
});
