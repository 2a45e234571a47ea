import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getCountryDataList } from "countries-list";
import type { Country } from "../domain/countries.ts";
import { root } from "./tools.ts";

const name = "countries.json";
/** In countries-list, not in ISO 3166-1: Ascension, Tristan da Cunha, Kosovo. */
const notInIso: readonly string[] = ["AC", "TA", "XK"];
/**
 * Of several dial codes the first is the most used, except for two countries: countries-list has that of Svalbard's
 * landlines, and one that the Vatican was assigned but never used.
 */
const mostUsedDialCodes: Readonly<Record<string, number>> = { SJ: 47, VA: 39 };

/** Makes the list of countries for storefront and server. */
export function generateCountries(folder = join(root, "generated")): void {
  writeFileSync(join(folder, name), countriesText());
}

/** The committed list, if it is not what countries-list says today. */
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
