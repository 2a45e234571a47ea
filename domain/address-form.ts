import { formatAddress, type Address } from "localized-address-format";

/** The fields between who lives there and the country. */
export type PostalField = "street" | "additionalInfo" | "zipCode" | "city" | "administrativeArea";
type Script = "local" | "latin";

/** What stands for each field in a letter's lines, to see in which order they come. */
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

const asks = (country: string, field: keyof typeof marks): boolean =>
  linesOf(country, "latin", { [field]: marks[field] }).includes(marks[field]);

/** Whether a country's post asks for a postcode; before one is chosen, whether most do. */
export const hasPostcode = (country: string): boolean => country === "" || asks(country, "zipCode");

/** What a part of a country is called where its post asks for it. */
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

/** Null where the post asks for none. */
export const areaKind = (country: string): AreaKind | null =>
  country !== "" && asks(country, "administrativeArea") ? (kinds[country] ?? "province") : null;

/**
 * The fields of a place in the order in which its country writes them on a letter.
 * @param script `local` for who writes in the country's own: some turn the order round
 */
export function postalFields(country: string, script: Script): PostalField[] {
  const lines = linesOf(country, script, marks);
  const found = (Object.keys(marks) as (keyof typeof marks)[])
    .filter((field) => lines.includes(marks[field]))
    .sort((one, other) => lines.indexOf(marks[one]) - lines.indexOf(marks[other]));
  // Where the post names no town of its own, it stands with the street.
  const street = found.indexOf("street");
  if (!found.includes("city")) found.splice(script === "local" ? street : street + 1, 0, "city");
  return found.flatMap((field): PostalField[] =>
    field === "street" ? ["street", "additionalInfo"] : [field],
  );
}
