import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { expect, test } from "vitest";
import type { TypedAddress } from "#domain/address.ts";
import { textsOf } from "#scripts/texts.ts";
import { AddressFields } from "./address-fields.tsx";
import { findOtherLetters, findUnprintable } from "./address-input.ts";

const nothing: TypedAddress = {
  firstName: "",
  lastName: "",
  company: "",
  street: "",
  additionalInfo: "",
  city: "",
  zipCode: "",
  country: "",
  phone: "",
};
const shown = (
  locale: string,
  typed: Partial<TypedAddress> = {},
  countries: string[] = ["JP", "NL", "HK", "US", "GR"],
  problems: Record<string, string> = {},
): string =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} messages={textsOf(locale.slice(0, 2))} onError={() => {}}>
      <AddressFields
        name="delivery"
        section="shipping"
        typed={{ ...nothing, ...typed }}
        problems={problems}
        countries={countries}
      />
    </IntlProvider>,
  );
const orderIn = (locale: string, country = ""): string[] =>
  [...shown(locale, { country }).matchAll(/name="delivery\.(\w+)"/g)].map(([, name]) => name!);

test("in Japanese, fields go from large to small, and the family name comes first", () => {
  const placeFields = ["zipCode", "city", "street", "additionalInfo"];
  expect(orderIn("ja-JP")).toEqual(["country", "lastName", "firstName", "company", ...placeFields, "phone"]);
  expect(orderIn("ja-JP", "JP").slice(4, 9)).toEqual([
    "zipCode",
    "administrativeArea",
    ...placeFields.slice(1),
  ]);
});

test("elsewhere, fields follow the country's postal format", () => {
  // The country comes first, because the others depend on it.
  const usual = ["country", "firstName", "lastName", "company", "street", "additionalInfo"];
  expect(orderIn("de-DE").slice(0, 8)).toEqual([...usual, "zipCode", "city"]);
  expect(orderIn("en-GB", "US").slice(6, 9)).toEqual(["city", "administrativeArea", "zipCode"]);
  expect(orderIn("en-GB", "JP").slice(6, 9)).toEqual(["city", "administrativeArea", "zipCode"]);
});

test("a country without postcodes has no postcode field, unless a stored address has one", () => {
  expect(orderIn("en-GB", "HK")).not.toContain("zipCode");
  expect(shown("en-GB", { country: "HK", zipCode: "999077" })).toContain('value="999077"');
});

test("a region has its local name", () => {
  expect(shown("ja-JP", { country: "JP" })).toContain("都道府県");
  expect(shown("en-GB", { country: "US" })).toContain(">State<");
  expect(shown("de-DE", { country: "JP" })).toContain("Präfektur");
});

test.each([
  ["en-GB", "JP", ["JP"], "1-2-3 Jingumae, Shibuya-ku"],
  ["ja-JP", "JP", ["JP"], "ローマ字で入力してください（例："],
  ["ja-JP", "NL", ["NL", "JP"], "ローマ字で入力してください。"],
  ["ar", "HK", ["HK"], "12 Nathan Road, Kowloon"],
  ["en-GB", "GR", ["NL", "GR"], "Ermou 12, Athina"],
  ["en-GB", "", ["HK", "TW"], "12 Nathan Road, Kowloon"],
  ["ja-JP", "", ["MY", "TW"], "12 Zhongshan Road, Taipei"],
  ["ja-JP", "", ["NL"], "ローマ字で入力してください。"],
])("in %s, for %s, the required script is stated", (locale, country, countries, words) => {
  const html = shown(locale, { country }, countries);
  expect(html).toContain(words);
  expect(html.indexOf(words)).toBeLessThan(html.indexOf("<input"));
});

test.each([
  ["en-GB", "NL", ["NL", "GR"]],
  ["de-DE", "", ["NL", "GR"]],
])("in %s, for %s, no script is stated", (locale, country, countries) => {
  expect(shown(locale, { country }, countries)).not.toMatch(/Latin letters|lateinisch/);
});

test("characters that an invoice cannot print are named at their field", () => {
  const html = shown("en-GB", { country: "NL", street: "Dam ↯ 1 ↯" }, ["NL"], {
    "delivery.street": "not_printable",
  });
  expect(html).toContain("Our invoices can’t print ↯. Please write it another way.");
  expect(findUnprintable("Dam 12½, 2º, Łódź")).toBe("");
});

test("fields in other scripts are detected, also in a refused address", () => {
  expect(findOtherLetters({ ...nothing, street: "Dam 1", city: "渋谷区", company: "Δίκτυο" })).toEqual({
    city: "渋谷区",
    company: "Δίκτυο",
  });
});
