import { expect, test } from "vitest";
import { addressProblems } from "./address.ts";

const good = {
  first_name: "Zoë",
  last_name: "O’Neill-Dvořák",
  street: "Straße 12/3, № 4",
  city: "’s-Hertogenbosch",
  zip_code: "1015 DV",
  country: "NL",
  phone: "+31 (20) 555-0101",
};
const countries = ["NL", "GB", "CY"];

test("a good address has no problems", () => {
  expect(addressProblems(good, countries)).toEqual({});
});

test.each([
  [{ city: " " }, { city: "required" }],
  [{ first_name: "Юлия" }, { first_name: "latin_only" }],
  [{ company: "東京" }, { company: "latin_only" }],
  [{ street: "شارع ١٢" }, { street: "latin_only" }],
  [{ zip_code: "bt1 5gs" }, { zip_code: "zip_not_delivered" }],
  [{ zip_code: "Bfpo 57" }, { zip_code: "zip_not_delivered" }],
  [{ zip_code: "BF1 2AU" }, { zip_code: "zip_not_delivered" }],
  [{ zip_code: "<1>" }, { zip_code: "zip_format" }],
  [{ phone: "call me" }, { phone: "phone_format" }],
  [{ country: "CY" }, { country: "country_not_available" }],
  [{ country: "FR" }, { country: "country_not_available" }],
])("%j is refused", (change, problems) => {
  expect(addressProblems({ ...good, ...change }, countries)).toEqual(problems);
});
