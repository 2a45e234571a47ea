import { isPossiblePhoneNumber, isSupportedCountry } from "libphonenumber-js/min";
import { hasPostcode } from "./address-form.ts";
import { isLatin, isPrintable } from "./printable.ts";
import { isPostcode } from "./postcode.ts";
import { isOutsideVatArea } from "./vat-areas.ts";

export type AddressFields = {
  first_name: string;
  last_name: string;
  company?: string | null;
  street: string;
  additional_info?: string | null;
  city: string;
  administrative_area?: string | null;
  zip_code: string;
  country: string;
  phone?: string | null;
};
/** As typed: an empty field is "". `country` is ISO 3166-1 alpha-2. */
export type TypedAddress = {
  firstName: string;
  lastName: string;
  company: string;
  street: string;
  additionalInfo: string;
  city: string;
  administrativeArea?: string;
  zipCode: string;
  country: string;
  phone: string;
};

export type AddressProblem =
  | "required"
  | "latin_only"
  | "not_printable"
  | "phone_format"
  | "zip_not_delivered"
  | "zip_format"
  | "country_not_available"
  | "outside_vat_area";
export type AddressProblems = Partial<Record<keyof AddressFields, AddressProblem>>;

const required = ["first_name", "last_name", "street", "city", "zip_code", "country"] as const;
const written = [
  "first_name",
  "last_name",
  "company",
  "street",
  "additional_info",
  "city",
  "administrative_area",
] as const;
const asciiDigitsOnly = /^[\P{Nd}0-9]*$/u;
/** Country letters that some people write before a postcode. */
const countryLetters = /^(GBR?|UK)(?=[A-Z])/;
/** Forces post offices; Northern Ireland's codes all begin with BT. */
const refusedZips = ["BFPO57", "BF12AT", "BFPO58", "BF12AU"];

export type AddressMarket = { countries: readonly string[]; exclude_eu_vat_areas: boolean };

/** An address's problems by field; empty if it is valid. */
export function addressProblems(address: AddressFields, market: AddressMarket): AddressProblems {
  const problems: AddressProblems = {};
  const note = (field: keyof AddressFields, problem: AddressProblem) => {
    problems[field] ??= problem;
  };
  for (const field of required) {
    const isNeeded = field !== "zip_code" || hasPostcode(address.country);
    if (isNeeded && !address[field].trim()) note(field, "required");
  }
  for (const field of written) {
    const text = address[field] ?? "";
    if (!isLatin(text) || !asciiDigitsOnly.test(text)) note(field, "latin_only");
    else if (!isPrintable(text)) note(field, "not_printable");
  }
  const zip = address.zip_code.replace(/\p{Zs}/gu, "").toUpperCase();
  if (!/^[A-Z0-9-]*$/.test(zip)) note("zip_code", "zip_format");
  const compactZip = zip.replaceAll("-", "").replace(countryLetters, "");
  if (refusedZips.includes(compactZip) || compactZip.startsWith("BT")) note("zip_code", "zip_not_delivered");
  if (market.exclude_eu_vat_areas && isOutsideVatArea(address.country, zip))
    note("zip_code", "outside_vat_area");
  if (address.phone && !isPhone(address.phone, address.country)) note("phone", "phone_format");
  if (address.country === "CY" || !market.countries.includes(address.country)) {
    note("country", "country_not_available");
  } else if (zip !== "" && !isPostcode(address.zip_code, address.country)) note("zip_code", "zip_format");
  return problems;
}

/** A number without a country code must be valid in the address's country. */
function isPhone(typed: string, country: string): boolean {
  if (!/^\+?[0-9 ()./-]{5,32}$/.test(typed)) return false;
  return isSupportedCountry(country) ? isPossiblePhoneNumber(typed, country) : isPossiblePhoneNumber(typed);
}
