import { toLatinDigits } from "./digits.ts";

/** Left by copying a number or an address of the net from messages, contacts and web pages. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** As Japanese and Chinese keyboards write what ASCII has. */
const fullWidth = /[\uff01-\uff5e]/g;
const halfWidthKana = /[\uff61-\uff9f]+/g;
/** Ligatures, and numerals in one character: no font of an invoice has them. */
const joined = /[\ufb00-\ufb06\u2160-\u217f]/g;
const dashes = /[\p{Pd}\u2212\u2043\u02d7]/gu;
/** The kana's long vowel, which is typed for a hyphen between numbers. */
const kanaDash = /(?<=[0-9])\s*\u30fc\s*(?=[0-9])/g;
const postalMarks = /[\u3012\u3020\u3036]\s*/g;

/**
 * A line that somebody typed, with one way of writing for each character that keyboards and copied texts write in several: full-width letters and
 * digits, every digit, every space and every dash as ASCII has it, no postal mark, no space around it. What means something else, as ½ and
 * º do, stays, so this is not Unicode's NFKC. Marks that are not seen stay too, and are refused where they stand. Not for passwords, and not for texts of several lines.
 */
export const foldText = (typed: string): string =>
  toLatinDigits(
    typed
      .replace(fullWidth, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
      .replace(halfWidthKana, (kana) => kana.normalize("NFKC"))
      .replace(joined, (letters) => letters.normalize("NFKC")),
  )
    .replace(kanaDash, "-")
    .replace(postalMarks, "")
    .replace(/\p{Zs}/gu, " ")
    .replace(dashes, "-")
    .trim()
    .normalize("NFC");

/** The same of what is no text: a phone number, a postcode, an IBAN, an e-mail address. Marks that are not seen mean nothing in it. */
export const foldCode = (typed: string): string => foldText(typed.replace(unseen, ""));
