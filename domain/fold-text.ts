import { toLatinDigits } from "./digits.ts";

/** Invisible characters that come with numbers and URLs copied from messages, contacts and web pages. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Full-width forms of ASCII characters, from Japanese and Chinese keyboards. */
const fullWidth = /[\uff01-\uff5e]/g;
const halfWidthKana = /[\uff61-\uff9f]/g;
/** Ligatures and single-character numerals, which the invoice fonts lack. */
const joined = /[\ufb00-\ufb06\u2160-\u217f]/g;
/** Wave dashes, which stand for "to" between numbers: 1〜3. One keyboard types U+301C for it, another U+FF5E, the full-width tilde. */
const waveDashes = /[\u301c\u3030]/g;
const dashes = /[\p{Pd}\u2212\u2043\u02d7]/gu;
/** The long-vowel mark of kana, which is typed for a hyphen between numbers. */
const kanaDash = /(?<=[0-9])\s*\u30fc\s*(?=[0-9])/g;
const postalMarks = /[\u3012\u3020\u3036]\s*/g;

/**
 * Normalises a typed line to one spelling of each character: full-width letters and digits, all digits, spaces and dashes
 * become ASCII; postal marks and surrounding spaces are removed. Characters with a meaning of their own, such as ½ and º,
 * stay, so this is not Unicode's NFKC. Invisible characters also stay, and are refused where they matter. Not for
 * passwords, and not for texts of several lines.
 */
export const foldText = (typed: string): string =>
  toLatinDigits(
    typed
      .replace(fullWidth, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
      .replace(halfWidthKana, (kana) => kana.normalize("NFKC"))
      .replace(joined, (ligature) => ligature.normalize("NFKC")),
  )
    .replace(kanaDash, "-")
    .replace(postalMarks, "")
    .replace(/\p{Zs}/gu, " ")
    .replace(waveDashes, "~")
    .replace(dashes, "-")
    .trim()
    .normalize("NFC");

/** For phone numbers, postcodes, IBANs and email addresses: also removes invisible characters. */
export const foldCode = (typed: string): string => foldText(typed.replace(unseen, ""));
