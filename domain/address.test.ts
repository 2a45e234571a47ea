import { expect, test } from "vitest";
import { addressProblems } from "./address.ts";
import { requirements } from "#tests/support/requirements.ts";

const good = {
  first_name: "Zoë",
  last_name: "O’Neill-Dvořák",
  street: "Straße 12/3, № 4",
  city: "’s-Hertogenbosch",
  zip_code: "1015 DV",
  country: "NL",
  phone: "+31 (20) 555-0101",
};
const market = {
  countries: ["NL", "GB", "CY", "ES", "FI", "FR", "DE", "IT", "GR", "HK", "PA"],
  exclude_eu_vat_areas: true,
};

test("a valid address has no problems", () => {
  expect(addressProblems(good, market)).toEqual({});
});

test.each([
  [{ city: " " }, { city: "required" }],
  [{ first_name: "Юлия" }, { first_name: "latin_only" }],
  [{ company: "東京" }, { company: "latin_only" }],
  [{ company: null, additional_info: undefined }, {}],
  [{ street: "Singel ١٢" }, { street: "latin_only" }],
  [{ city: "Ꞌaloa" }, { city: "not_printable" }],
  [{ country: "HK", zip_code: "" }, {}],
  [{ country: "HK", zip_code: "", city: " " }, { city: "required" }],
  [{ city: "A\u0301bc" }, {}],
  [{ country: "HK", zip_code: "1<" }, { zip_code: "zip_format" }],
  [{ country: "HK", zip_code: "<1" }, { zip_code: "zip_format" }],
  [{ country: "PA", zip_code: "" }, {}],
  [{ country: "GB", zip_code: "BFPO 58" }, { zip_code: "zip_not_delivered" }],
  [{ country: "GB", zip_code: "BGBT1 1AA" }, { zip_code: "zip_format" }],
  [{ phone: "+31 20 555 0101 ext. 5" }, { phone: "phone_format" }],
  [{ phone: "tel +31 20 555 0101" }, { phone: "phone_format" }],
  [{ street: "شارع ١٢" }, { street: "latin_only" }],
  [{ zip_code: "bt1 5gs" }, { zip_code: "zip_not_delivered" }],
  [{ zip_code: "Bfpo 57" }, { zip_code: "zip_not_delivered" }],
  [{ zip_code: "BF1 2AU" }, { zip_code: "zip_not_delivered" }],
  [{ zip_code: "<1>" }, { zip_code: "zip_format" }],
  [{ phone: "call me" }, { phone: "phone_format" }],
  [{ phone: "+31 20" }, { phone: "phone_format" }],
  [{ phone: "020 555 0101" }, {}],
  [{ zip_code: "SW1A 1AA" }, { zip_code: "zip_format" }],
  [
    { zip_code: "", city: "東京" },
    { zip_code: "required", city: "latin_only" },
  ],
  [{ country: "CY" }, { country: "country_not_available" }],
  [{ country: "PL" }, { country: "country_not_available" }],
  [{ street: "Canal \u202E12" }, { street: "latin_only" }],
  [{ street: "Sing\u200Del 1" }, { street: "latin_only" }],
  [{ street: "\u2800" }, { street: "latin_only" }],
  [{ street: "Kal\u05BE1" }, { street: "latin_only" }],
  [{ street: "Singel 🌷" }, { street: "latin_only" }],
  [{ street: "Singel 12½, 3², Kaʻaihue™" }, {}],
  [{ country: "GB", zip_code: "GB-BT1 1AA" }, { zip_code: "zip_not_delivered" }],
  [{ country: "GB", zip_code: "UK BT1 1AA" }, { zip_code: "zip_not_delivered" }],
  [{ country: "GB", zip_code: "B-T1 1AA" }, { zip_code: "zip_not_delivered" }],
  [{ country: "GB", zip_code: "GBR BFPO-57" }, { zip_code: "zip_not_delivered" }],
  [{ country: "GB", zip_code: "BF1-2AT" }, { zip_code: "zip_not_delivered" }],
  [{ country: "GB", zip_code: "GU1 1AA" }, {}],
  [{ country: "ES", zip_code: "ESP-35001" }, { zip_code: "outside_vat_area" }],
  [{ country: "ES", zip_code: "35-001" }, { zip_code: "outside_vat_area" }],
  [{ country: "ES", zip_code: "35001ES" }, { zip_code: "outside_vat_area" }],
  [{ country: "ES", zip_code: "35 001" }, { zip_code: "outside_vat_area" }],
  [{ country: "ES", zip_code: "51001" }, { zip_code: "outside_vat_area" }],
  [{ country: "ES", zip_code: "52006" }, { zip_code: "outside_vat_area" }],
  [{ country: "FI", zip_code: "AX-22100" }, { zip_code: "outside_vat_area" }],
  [{ country: "IT", zip_code: "23041" }, { zip_code: "outside_vat_area" }],
  [{ country: "IT", zip_code: "22061" }, { zip_code: "outside_vat_area" }],
  [{ country: "DE", zip_code: "78266" }, { zip_code: "outside_vat_area" }],
  [{ country: "DE", zip_code: "D-27498" }, { zip_code: "outside_vat_area" }],
  [{ country: "GR", zip_code: "630 86" }, { zip_code: "outside_vat_area" }],
  [{ country: "FR", zip_code: "97410" }, { zip_code: "outside_vat_area" }],
  [{ country: "ES", zip_code: "28001" }, {}],
  [{ country: "FR", zip_code: "75001" }, {}],
  [{ country: "FR", zip_code: "98000" }, {}],
])("an address with %j has the problems %j", (change, problems) => {
  requirements(
    "validation.latin-only",
    "validation.zip-bt",
    "validation.northern-ireland",
    "validation.cyprus",
    "validation.country-in-market",
  );
  expect(addressProblems({ ...good, ...change }, market)).toEqual(problems);
});

test("a market may deliver outside the EU's VAT area", () => {
  const address = { ...good, country: "ES", zip_code: "35001" };
  expect(addressProblems(address, { ...market, exclude_eu_vat_areas: false })).toEqual({});
});

test.each(["BFPO 57", "BFPO57", "BF1 2AT", "BF12AT", "BFPO 58", "BFPO58", "BF1 2AU", "BF12AU", "BT1 1AA"])(
  "the postcode %s is not delivered to",
  (zip_code) => {
    requirements("validation.zip-bfpo", "validation.zip-bt");
    expect(addressProblems({ ...good, country: "GB", zip_code }, market)).toEqual({
      zip_code: "zip_not_delivered",
    });
  },
);
