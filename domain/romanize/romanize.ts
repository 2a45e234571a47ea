import { foldText } from "../fold-text.ts";
import { hasHan, hasKana, hasOtherLetters } from "../other-scripts.ts";
import { romanizeArabic } from "./arabic.ts";
import { romanizeCyrillic } from "./cyrillic.ts";
import { romanizeGreek } from "./greek.ts";
import { romanizeHangul } from "./hangul.ts";

const greekWord = /\p{Script=Greek}[\p{Script=Greek}\p{Mn}]*/gu;
const cyrillicWord = /\p{Script=Cyrillic}[\p{Script=Cyrillic}\p{Mn}'’]*/gu;

/**
 * The text in Latin letters, as a suggestion for the customer to correct; null if part of it can't be romanised. Han
 * characters never are.
 * @param country whose rules apply, ISO 3166-1 alpha-2
 */
export async function romanize(typed: string, country: string): Promise<string | null> {
  const text = punctuated(foldText(typed));
  if (hasHan(text)) return null;
  const kana = hasKana(text) ? await fromKana(text) : text;
  const greek = kana.replace(greekWord, romanizeGreek);
  const cyrillic = greek.replace(cyrillicWord, (word) => romanizeCyrillic(word, country));
  const latin = romanizeHangul(romanizeArabic(cyrillic));
  return hasOtherLetters(latin) ? null : capitalised(latin);
}

/** Punctuation of other scripts in its Latin form. */
const punctuated = (text: string): string =>
  text
    .replaceAll("・", " ")
    .replace(/\s*[、،]\s*/g, ", ")
    .replace(/\s*[。۔]\s*/g, ". ")
    .replace(/[「」『』【】]/g, "")
    .trim();

/** Passports do not mark long vowels: とうきょう is Tokyo. */
async function fromKana(text: string): Promise<string> {
  const { toRomaji } = await import("wanakana");
  return text.replace(/[\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu, (kana) =>
    toRomaji(kana.replaceAll("ー", "")).replace(/ou|oo/g, "o").replace(/uu/g, "u").replaceAll("'", ""),
  );
}

const capitalised = (text: string): string =>
  text.replace(/(?<![\p{L}\p{Mn}'’-])\p{Ll}/gu, (letter) => letter.toUpperCase());
