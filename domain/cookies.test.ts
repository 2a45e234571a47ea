import { expect, test } from "vitest";
import { isHttpsUrl, isTourLeadCode, parseMarketLocale, formatMarketLocale } from "./cookies.ts";

test("a place is read as it was written", () => {
  const place = { marketId: "united-kingdom", languageId: "en" };
  expect(formatMarketLocale(place)).toBe("united-kingdom.en");
  expect(parseMarketLocale(formatMarketLocale(place))).toEqual(place);
});

test.each([
  [undefined, {}],
  ["", {}],
  ["europe", { marketId: "europe" }],
  [".de", { languageId: "de" }],
])("a place written as %j says %j", (value, place) => {
  expect(parseMarketLocale(value)).toEqual(place);
});

test.each([
  ["TOM-RIVERS", true],
  ["a_1", true],
  ["", false],
  ["a b", false],
  ["x".repeat(41), false],
  [undefined, false],
  [["a"], false],
])("%j as a tour lead's code: %s", (value, is) => {
  expect(isTourLeadCode(value)).toBe(is);
});

test.each([
  ["https://shop.example", true],
  ["http://localhost:8080", false],
])("%s is secure: %s", (address, is) => {
  expect(isHttpsUrl(address)).toBe(is);
});
