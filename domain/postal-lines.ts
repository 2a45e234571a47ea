import { formatAddress, type Address } from "localized-address-format";
import type { AddressFields } from "./address.ts";
import { isLatin } from "./printable.ts";

export type PostalAddress = {
  name: string;
  company?: string | null;
  street: string;
  additional_info?: string | null;
  city: string;
  administrative_area?: string | null;
  zip_code: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
};

export const postalAddress = ({ first_name, last_name, ...rest }: AddressFields): PostalAddress => ({
  ...rest,
  name: `${first_name} ${last_name}`,
});

const placeholder = "?";

/**
 * An address as the lines of a letter in the format of its country (Google's address data,
 * https://chromium-i18n.appspot.com/ssl-address); the country's name goes below. No typed text is omitted.
 */
export function postalLines(address: PostalAddress): string[] {
  const { country: postalCountry } = address;
  const [name, organization, zip, city, area, ...streets] = [
    address.name,
    address.company,
    address.zip_code,
    address.city,
    address.administrative_area,
    address.street,
    address.additional_info,
  ].map((text) => text?.trim() ?? "") as [string, string, string, string, string, ...string[]];
  const script = isLatin(streets.join() + city) ? "latin" : "local";
  const format = (parts: Address) => formatAddress({ postalCountry, ...parts }, script);
  /** The format's line around a part; undefined if the format does not contain it. */
  const around = (part: keyof Address) =>
    format({ [part]: placeholder }).find((line) => line.includes(placeholder));
  const shareLine = (one: keyof Address, other: keyof Address) =>
    format({ [one]: "1", [other]: "2" }).some((line) => line.includes("1") && line.includes("2"));

  const parts: Address = { name, organization };
  const addressLines = streets.filter(Boolean);
  const code = around("postalCode");
  if (code !== undefined) parts.postalCode = withoutLetters(zip, code);
  const asksForArea = around("administrativeArea") !== undefined;
  const asksForTown = around("locality") !== undefined;
  const asksForBoth = asksForArea && asksForTown;
  // If the format has no area, it goes with the town.
  const locality = area === "" || asksForBoth ? city : inOrder(city, area, script);
  const town = code === undefined ? `${zip} ${locality}`.trim() : locality;
  if (asksForBoth) {
    // Where they are lines of their own, as in Hong Kong, a common name is written once, beside the postcode.
    const isOnce = isSameName(city, area) && !shareLine("locality", "administrativeArea");
    const isByArea = shareLine("administrativeArea", "postalCode");
    if (!isOnce || !isByArea) parts.locality = town;
    if (!isOnce || isByArea) parts.administrativeArea = area;
  } else if (asksForTown) parts.locality = town;
  else if (asksForArea) parts.administrativeArea = town;
  // Town and country may have the same name, which is written once.
  else if (!format({ name: placeholder, postalCode: zip }).join().toLowerCase().includes(city.toLowerCase()))
    addressLines.push(town);
  return format({ ...parts, addressLines: inLines(addressLines, format) });
}

/** From the small to the large, or the other way round in a country's own script. */
function inOrder(city: string, area: string, script: "latin" | "local"): string {
  if (isSameName(city, area)) return city;
  return script === "latin" ? `${city}, ${area}` : `${area}${city}`;
}

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Removes a country's letters before a postcode if its format adds them itself: `LT-` in `LT-01100`. */
function withoutLetters(zip: string, code: string): string {
  const prefix = code.slice(0, code.indexOf(placeholder)).replace(/[\s-]+$/, "");
  const isThere = prefix !== "" && zip.toUpperCase().startsWith(prefix);
  return isThere ? zip.slice(prefix.length).replace(/^[\s-]+/, "") : zip;
}

/** If street and town share a line, as in Japan's Latin format, the street has to be a single line too. */
function inLines(streets: readonly string[], format: (parts: Address) => string[]): string[] {
  const [line = ""] = format({ addressLines: ["1"], administrativeArea: "2" });
  return line.includes("1") && line.includes("2") ? [streets.join(", ")] : [...streets];
}
