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

/** Who lives there. */
export const postalAddress = ({ first_name, last_name, ...rest }: AddressFields): PostalAddress => ({
  ...rest,
  name: `${first_name} ${last_name}`,
});

const wanted = "?";

/**
 * The lines of a letter to an address, as the post of its country asks for them (Google's address data,
 * https://chromium-i18n.appspot.com/ssl-address); the country's name comes below them. Nothing that somebody typed is left out.
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
  /** What the post has around a part; undefined where it does not ask for it. */
  const around = (part: keyof Address) => format({ [part]: wanted }).find((line) => line.includes(wanted));

  const parts: Address = { name, organization };
  const addressLines = streets.filter(Boolean);
  const code = around("postalCode");
  if (code !== undefined) parts.postalCode = withoutLetters(zip, code);
  const asksForArea = around("administrativeArea") !== undefined;
  const asksForTown = around("locality") !== undefined;
  // An area that has no place of its own stands with the town.
  const place = area === "" || (asksForArea && asksForTown) ? city : inOrder(city, area, script);
  const town = code === undefined ? `${zip} ${place}`.trim() : place;
  if (asksForArea && asksForTown && area !== "") parts.administrativeArea = area;
  if (asksForTown) parts.locality = town;
  else if (asksForArea) parts.administrativeArea = town;
  // A town that is a country is written already.
  else if (!format({ name: wanted, postalCode: zip }).join().toLowerCase().includes(city.toLowerCase()))
    addressLines.push(town);
  return format({ ...parts, addressLines: inLines(addressLines, format) }).map((line) => line.trim());
}

/** From the small to the large, or in a country's own letters the other way round. */
function inOrder(city: string, area: string, script: "latin" | "local"): string {
  if (city === area) return city;
  return script === "latin" ? `${city}, ${area}` : `${area}${city}`;
}

/** Letters of the country that some people write before a postcode and that its post writes there itself: `LT-` in `LT-01100`. */
function withoutLetters(zip: string, code: string): string {
  const letters = code.slice(0, code.indexOf(wanted)).replace(/[\s-]+$/, "");
  const isThere = letters !== "" && zip.toUpperCase().startsWith(letters);
  return isThere ? zip.slice(letters.length).replace(/^[\s-]+/, "") : zip;
}

/** Where street and town share a line, as in Japan's Latin one, the street is one line, too. */
function inLines(streets: readonly string[], format: (parts: Address) => string[]): string[] {
  const [line = ""] = format({ addressLines: ["1"], administrativeArea: "2" });
  return line.includes("1") && line.includes("2") ? [streets.join(", ")] : [...streets];
}
