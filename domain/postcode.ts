import { postcodeValidator, postcodeValidatorExistsForCountry } from "postcode-validator";

/** Letters that some people write before a postcode: `GB-`, `LT-`, `D-`. */
const countryLetters = /^[A-Z]{1,3}-(?=\w)/;

/**
 * Whether a postcode is valid in a country, regardless of spaces, hyphens and case. Countries without postcodes, or
 * without a known format, accept any.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function isPostcode(typed: string, country: string): boolean {
  if (!postcodeValidatorExistsForCountry(country)) return true;
  const written = typed.trim().toUpperCase();
  return [written, written.replace(countryLetters, "")].some((code) => {
    const compactCode = code.replace(/[\s-]/g, "");
    const hyphenated = Array.from(
      compactCode,
      (_, at) => `${compactCode.slice(0, at)}-${compactCode.slice(at)}`,
    );
    return [code, compactCode, ...hyphenated].some((spelling) => postcodeValidator(spelling, country));
  });
}
