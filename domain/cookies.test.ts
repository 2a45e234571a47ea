import { expect, test } from "vitest";
import {
  confirmationLinkAge,
  isHttpsUrl,
  isTourLeadCode,
  parseMarketLocale,
  formatMarketLocale,
} from "./cookies.ts";

test("a market locale survives a round trip", () => {
  const place = { marketId: "united-kingdom", languageId: "en" };
  expect(formatMarketLocale(place)).toBe("united-kingdom.en");
  expect(parseMarketLocale(formatMarketLocale(place))).toEqual(place);
});

test.each([
  [undefined, {}],
  ["", {}],
  ["europe", { marketId: "europe" }],
  [".de", { languageId: "de" }],
])("the cookie value %j is parsed as %j", (value, place) => {
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
])("%j is valid as a tour lead's code: %s", (value, is) => {
  expect(isTourLeadCode(value)).toBe(is);
});

test.each([
  ["https://shop.example", true],
  ["http://localhost:8080", false],
])("%s uses https: %s", (address, is) => {
  expect(isHttpsUrl(address)).toBe(is);
});

test("a confirmation link is valid for three days", () => {
  expect(confirmationLinkAge).toBe(259_200);
});
