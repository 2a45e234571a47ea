import { formatAddress, type Address } from "localized-address-format";

export type PostalField = "street" | "additionalInfo" | "zipCode" | "city" | "administrativeArea";
type Script = "local" | "latin";

/** Private-use characters that stand for each field, to find out the order of the fields. */
const marks = { street: "\ue000", zipCode: "\ue001", city: "\ue002", administrativeArea: "\ue003" } as const;

const linesOf = (postalCountry: string, script: Script, parts: Partial<typeof marks>): string =>
  formatAddress(
    {
      postalCountry,
      ...(parts.street && { addressLines: [parts.street] }),
      ...(parts.zipCode && { postalCode: parts.zipCode }),
      ...(parts.city && { locality: parts.city }),
      ...(parts.administrativeArea && { administrativeArea: parts.administrativeArea }),
    } satisfies Address,
    script,
  ).join("\n");

const hasField = (country: string, field: keyof typeof marks): boolean =>
  linesOf(country, "latin", { [field]: marks[field] }).includes(marks[field]);

/** Whether postal addresses of a country have a postcode; without a country, whether most do. */
export const hasPostcode = (country: string): boolean => country === "" || hasField(country, "zipCode");

/** What a country calls its areas, if its postal addresses contain one. */
export type AreaKind = "prefecture" | "state" | "county" | "emirate" | "province" | "region";

const kinds: Readonly<Record<string, AreaKind>> = {
  ...Object.fromEntries(
    "AU BR IN MX MY NG SS US VE".split(" ").map((country) => [country, "state" as const]),
  ),
  AE: "emirate",
  CL: "region",
  HK: "region",
  IE: "county",
  JP: "prefecture",
  TW: "county",
};

/** Null if postal addresses contain no area. */
export const areaKind = (country: string): AreaKind | null =>
  hasField(country, "administrativeArea") ? (kinds[country] ?? "province") : null;

/**
 * The fields of a postal address in the order of its country.
 * @param script `local` for the country's own script: some countries reverse the order in it
 */
export function postalFields(country: string, script: Script): PostalField[] {
  const lines = linesOf(country, script, marks);
  const fields = (Object.keys(marks) as (keyof typeof marks)[])
    .filter((field) => lines.includes(marks[field]))
    .sort((a, b) => lines.indexOf(marks[a]) - lines.indexOf(marks[b]));
  // If the address format has no town, it goes with the street.
  const street = fields.indexOf("street");
  if (!fields.includes("city")) fields.splice(script === "local" ? street : street + 1, 0, "city");
  return fields.flatMap((field): PostalField[] =>
    field === "street" ? ["street", "additionalInfo"] : [field],
  );
}
