import { expect, test } from "vitest";
import { areaKind, hasPostcode, postalFields } from "./address-form.ts";

test.each([
  ["NL", "latin", "street additionalInfo zipCode city"],
  ["DE", "latin", "street additionalInfo zipCode city"],
  ["GB", "latin", "street additionalInfo city zipCode"],
  ["US", "latin", "street additionalInfo city administrativeArea zipCode"],
  ["AU", "latin", "street additionalInfo city administrativeArea zipCode"],
  ["JP", "latin", "street additionalInfo city administrativeArea zipCode"],
  ["JP", "local", "zipCode administrativeArea city street additionalInfo"],
  ["HK", "latin", "street additionalInfo city administrativeArea"],
  ["AE", "latin", "street additionalInfo city administrativeArea"],
  ["SG", "latin", "street additionalInfo city zipCode"],
] as const)("an address in %s, in %s letters, has the fields %s", (country, script, fields) => {
  expect(postalFields(country, script).join(" ")).toBe(fields);
});

test.each([
  ["JP", "prefecture"],
  ["US", "state"],
  ["CA", "province"],
  ["IE", "county"],
  ["AE", "emirate"],
  ["HK", "region"],
  ["CL", "region"],
  ["TW", "county"],
  ["NL", null],
  ["DE", null],
  ["GB", null],
  ["", null],
] as const)("the region of %s is a %s", (country, kind) => {
  expect(areaKind(country)).toBe(kind);
});

test.each([
  ["HK", false],
  ["AE", false],
  ["QA", false],
  ["NL", true],
  ["JP", true],
  ["GB", true],
  ["IE", true],
  // Not chosen yet.
  ["", true],
])("addresses in %s have a postcode: %s", (country, expected) => {
  expect(hasPostcode(country)).toBe(expected);
});
