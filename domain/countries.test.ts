import { expect, test } from "vitest";
import { countries, countryOf } from "./countries.ts";
import { requirements } from "#tests/support/requirements.ts";

const codes = countries.map(({ iso2 }) => iso2);

test("every country of ISO 3166-1 is listed once", () => {
  expect(countries.length).toBe(249);
  expect(codes).toEqual(codes.toSorted());
  expect(new Set(codes).size).toBe(249);
  expect(new Set(countries.map(({ iso3 }) => iso3)).size).toBe(249);
});

test("every field has the format of its type", () => {
  requirements("entities.countries");
  const currencies = new Set(Intl.supportedValuesOf("currency"));
  const isSound = (country: (typeof countries)[number]) =>
    /^[A-Z]{2}$/.test(country.iso2) &&
    /^[A-Z]{3}$/.test(country.iso3) &&
    /^\+\d{1,7}$/.test(country.dial_code) &&
    (country.currency === null || currencies.has(country.currency)) &&
    country.capital !== "" &&
    country.name !== "" &&
    ["AF", "AN", "AS", "EU", "NA", "OC", "SA"].includes(country.continent);
  expect(countries.filter((country) => !isSound(country))).toEqual([]);
});

test("only a few territories have no currency or no capital", () => {
  const without = (field: "currency" | "capital") =>
    countries.filter((country) => country[field] === null).map(({ iso2 }) => iso2);
  expect(without("currency")).toEqual(["AQ"]);
  expect(without("capital")).toEqual(["AQ", "BV", "HM", "MO", "UM"]);
});

test.each([
  ["DE", "Germany", "DEU", "+49", "EUR", "Berlin", "EU"],
  ["GB", "United Kingdom", "GBR", "+44", "GBP", "London", "EU"],
  ["JP", "Japan", "JPN", "+81", "JPY", "Tokyo", "AS"],
  ["NL", "Netherlands", "NLD", "+31", "EUR", "Amsterdam", "EU"],
  ["US", "United States", "USA", "+1", "USD", "Washington D.C.", "NA"],
  ["AQ", "Antarctica", "ATA", "+672", null, null, "AN"],
  ["AS", "American Samoa", "ASM", "+1684", "USD", "Pago Pago", "OC"],
  ["DO", "Dominican Republic", "DOM", "+1809", "DOP", "Santo Domingo", "NA"],
  ["SJ", "Svalbard and Jan Mayen", "SJM", "+47", "NOK", "Longyearbyen", "EU"],
  ["VA", "Vatican City", "VAT", "+39", "EUR", "Vatican City", "EU"],
])("%s is %s", (iso2, name, iso3, dial_code, currency, capital, continent) => {
  requirements("entities.countries");
  expect(countryOf(iso2)).toEqual({ iso2, name, iso3, dial_code, currency, capital, continent });
});

test.each(["XK", "AC", "ZZ", "nl", "", "constructor"])("%j is not a country", (code) => {
  expect(countryOf(code)).toBeNull();
});

test.each(["en", "de", "ja", "ar", "cs"])("Intl has every country's name in the language %s", (language) => {
  const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  expect(codes.filter((code) => !names.of(code))).toEqual([]);
});
