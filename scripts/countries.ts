import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getCountryDataList } from "countries-list";
import type { Country } from "#domain/countries.ts";
import { root } from "./tools.ts";

const name = "countries.json";
/** Ascension, Tristan da Cunha and Kosovo are in countries-list, but not in ISO 3166-1. */
const notInIso: readonly string[] = ["AC", "TA", "XK"];
/**
 * The first dial code is the most used one, except for Svalbard (landlines) and the Vatican (assigned, never
 * used).
 */
const mostUsedDialCodes: Readonly<Record<string, number>> = { SJ: 47, VA: 39 };

export function generateCountries(folder = join(root, "generated")): void {
  writeFileSync(join(folder, name), countriesText());
}

/** Returns the committed list's name if it differs from countries-list. */
export function staleCountries(folder = join(root, "generated")): string[] {
  return readFileSync(join(folder, name), "utf8") === countriesText() ? [] : [name];
}

function countriesText(): string {
  const countries = getCountryDataList()
    .filter(({ iso2 }) => !notInIso.includes(iso2))
    .sort((a, b) => (a.iso2 < b.iso2 ? -1 : 1))
    .map(({ iso2, name, iso3, phone, currency, capital, continent }): Country => ({
      iso2,
      name,
      iso3,
      dial_code: `+${mostUsedDialCodes[iso2] ?? phone[0]}`,
      currency: currency[0] ?? null,
      capital: capital || null,
      continent,
    }));
  return `${JSON.stringify(countries, null, 2)}\n`;
}
