import type { IntlShape } from "react-intl";
import { countryOf } from "#domain/countries.ts";

type Names = Pick<IntlShape, "formatDisplayName">;

export const countryName = (code: string, { formatDisplayName }: Names): string =>
  formatDisplayName(code, { type: "region", fallback: "none" }) ?? countryOf(code)?.name ?? code;

export function countryOptions(codes: readonly string[], intl: IntlShape) {
  const { compare } = new Intl.Collator(intl.locale);
  return codes
    .map((code) => ({ value: code, text: countryName(code, intl) }))
    .sort((a, b) => compare(a.text, b.text));
}
