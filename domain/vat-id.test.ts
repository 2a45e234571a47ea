import { expect, test } from "vitest";
import {
  intraCommunityCountries,
  isIntraCommunityDelivery,
  normalizeVatId,
  vatIdCountry,
  vatIdParts,
} from "./vat-id.ts";

test.each([
  ["DE123456789", "DE123456789"],
  [" de 123.456-789 ", "DE123456789"],
  ["ＢＥ０１２３４５６７４９", "BE0123456749"],
  ["\u200EBE0123\u00AD456749\u200B", "BE0123456749"],
  ["BE 0123/456/749", "BE0123456749"],
  ["GR123456789", "EL123456789"],
  ["EL123456789", "EL123456789"],
  ["IE1S23456L", "IE1S23456L"],
  ["NL123456789B01", "NL123456789B01"],
  ["FRGR123456789", "FRGR123456789"],
])("%j is the VAT ID %s", (typed, expected) => {
  expect(normalizeVatId(typed)).toBe(expected);
});

test.each([
  "",
  "DE",
  "DE1",
  "123456789",
  "GB123456789",
  "CHE123456788",
  "XI123456789",
  "DE1234567890123",
  "DE12345678ü",
  "constructor",
  "DE'; drop table orders",
  "DE'DE123456789",
])("%j is no VAT ID of a member state", (typed) => {
  expect(normalizeVatId(typed)).toBeNull();
});

test("a Greek VAT ID has a prefix of its own", () => {
  expect([vatIdCountry("EL123456789"), vatIdCountry("DE123456789")]).toEqual(["GR", "DE"]);
  expect(vatIdParts("EL123456789")).toEqual({ prefix: "EL", number: "123456789" });
});

test("deliveries to other member states can be intra-Community supplies", () => {
  expect(intraCommunityCountries(["NL", "BE", "GB", "CH", "GR"], "NL")).toEqual(["BE", "GR"]);
  expect(intraCommunityCountries(["BE", "NL"], "GB")).toEqual([]);
});

test.each([
  ["BE", "1000", true],
  ["NL", "1431 HB", false],
  ["ES", "28001", true],
  ["ES", "35001", false],
  ["GB", "SW1A 1AA", false],
])("from the Netherlands to %s %s: %s", (country, zip_code, expected) => {
  expect(isIntraCommunityDelivery("NL", { country, zip_code })).toBe(expected);
});
