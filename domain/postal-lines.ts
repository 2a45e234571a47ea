import { formatAddress, type Address } from "localized-address-format";
import type { AddressFields } from "./address.ts";
import { isLatin } from "./latin.ts";

export type PostalAddress = {
  name: string;
  company?: string | null;
  street: string;
  additional_info?: string | null;
  city: string;
  zip_code: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
};

/** Who lives there. */
export const postalAddress = ({ first_name, last_name, ...rest }: AddressFields): PostalAddress => ({
  ...rest,
  name: `${first_name} ${last_name}`,
});

/** Letters of the country, which some people write before a postcode and some posts want there: `L-L-1234`. */
const twice = /^([A-Z]{1,2}-)(?=\1)/i;
const wanted = "?";

/**
 * The lines of a letter to an address, as the post of its country asks for them (Google's address data,
 * https://chromium-i18n.appspot.com/ssl-address); the country's name comes below them.
 */
export function postalLines(address: PostalAddress): string[] {
  const { city, country: postalCountry } = address;
  const [name, organization, zip] = [address.name, address.company ?? "", address.zip_code].map((text) =>
    text.trim(),
  ) as [string, string, string];
  const streets = [address.street, address.additional_info ?? ""].filter((line) => line.trim() !== "");
  const script = isLatin(streets.join() + city) ? "latin" : "local";
  const format = (parts: Address) => formatAddress({ postalCountry, ...parts }, script);
  const asksFor = (part: keyof Address) => format({ [part]: wanted }).some((line) => line.includes(wanted));

  const hasCodes = asksFor("postalCode");
  // Nothing that somebody typed is left out, even where the post knows no such thing.
  const town = hasCodes ? city : `${zip} ${city}`.trim();
  const parts: Address = { name, organization, addressLines: streets };
  if (hasCodes) parts.postalCode = zip;
  if (asksFor("locality")) parts.locality = town;
  // Japan's town and prefecture are one part, in one line with the street.
  else if (asksFor("administrativeArea"))
    Object.assign(parts, { administrativeArea: town, addressLines: [streets.join(", ")] });
  // A town that is a country is written already.
  else if (!format({ name: wanted, postalCode: zip }).join().toLowerCase().includes(city.toLowerCase()))
    parts.addressLines = [...streets, town];
  return format(parts).map((line) => line.replace(twice, ""));
}
