import { expect, test } from "vitest";
import { isOutsideVatArea } from "./vat-areas.ts";

test.each([
  ["DE", "27498"],
  ["DE", "78266"],
  ["ES", "38001"],
  ["FI", "22100"],
  ["FR", "97100"],
  ["GR", "63087"],
  ["IT", "23030"],
  ["IT", "22060"],
])("in %s the postcode %s is outside the EU's VAT area", (country, zip) => {
  expect(isOutsideVatArea(country, zip)).toBe(true);
});

test.each([
  // One digit more, before or after.
  ["DE", "127498"],
  ["DE", "274981"],
  ["ES", "135001"],
  ["ES", "350011"],
  ["FI", "122100"],
  ["FI", "221001"],
  ["FR", "197100"],
  ["FR", "971001"],
  ["GR", "163086"],
  ["GR", "630861"],
  ["IT", "123030"],
  ["IT", "230301"],
  ["NL", "35001"],
  ["FR", "97500"],
])("in %s the postcode %s is not", (country, zip) => {
  expect(isOutsideVatArea(country, zip)).toBe(false);
});
