import list from "#generated/countries.json" with { type: "json" };

/** A country or territory of ISO 3166-1. Names are English; `Intl.DisplayNames` has them in other languages. */
export type Country = {
  iso2: string;
  name: string;
  iso3: string;
  /** `+31`; under +1 and where islands share a code with their area: `+1684`. The most used of several. */
  dial_code: string;
  /** ISO 4217, the first of several; null if none, as in Antarctica. */
  currency: string | null;
  capital: string | null;
  /** Africa, Antarctica, Asia, Europe, North America, Oceania, South America; the main one if it is in two. */
  continent: "AF" | "AN" | "AS" | "EU" | "NA" | "OC" | "SA";
};

export const countries = list as readonly Country[];

const byIso2 = new Map(countries.map((country) => [country.iso2, country]));

export const countryOf = (iso2: string): Country | null => byIso2.get(iso2) ?? null;
