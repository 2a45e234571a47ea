import { foldText } from "#domain/fold-text.ts";
import { hasKana, hasOtherLetters } from "#domain/other-scripts.ts";
import { romanizeArabic } from "./arabic.ts";
import { romanizeCyrillic } from "./cyrillic.ts";
import { romanizeGreek } from "./greek.ts";
import { romanizeHangul } from "./hangul.ts";
import { letterMap } from "./pairs.ts";

const greekWord = /\p{Script=Greek}[\p{Script=Greek}\p{Mn}]*/gu;
const cyrillicWord = /\p{Script=Cyrillic}[\p{Script=Cyrillic}\p{Mn}'’]*/gu;

/**
 * The text in Latin letters, as a suggestion for the customer to correct; null if part of it can't be romanised. Han
 * characters never are.
 * @param country whose rules apply, ISO 3166-1 alpha-2
 */
export async function romanize(typed: string, country: string): Promise<string | null> {
  const text = punctuated(foldText(typed));
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

/** Sounds of other languages, which wanakana spells letter by letter. */
const loanSounds = letterMap(
  "ヴァ va ヴィ vi ヴェ ve ヴォ vo ヴュ vyu ファ fa フィ fi フェ fe フォ fo フュ fyu ティ ti テュ tyu ディ di デュ dyu トゥ tu ドゥ du ウィ wi ウェ we ウォ wo クァ kwa クィ kwi クェ kwe クォ kwo グァ gwa ツァ tsa ツィ tsi ツェ tse ツォ tso イェ ye スィ si ズィ zi",
);

/** A small tsu before the sound doubles its consonant. */
const withLoanSounds = (kana: string): string =>
  kana.replace(
    /([っッ]?)([ぁ-ゖァ-ヺ][ぁぃぅぇぉゅァィゥェォュ])/g,
    (typed, small: string, sound: string) => {
      const latin = loanSounds[toKatakana(sound)];
      if (latin === undefined) return typed;
      return small === "" ? latin : `${latin[0]}${latin}`;
    },
  );

const toKatakana = (kana: string): string =>
  kana.replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));

/** Passports do not mark long vowels: とうきょう is Tokyo. */
async function fromKana(text: string): Promise<string> {
  const { toRomaji } = await import("wanakana");
  return text.replace(/[\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu, (kana) =>
    toRomaji(withLoanSounds(kana.replaceAll("ー", "")))
      .replace(/ou|oo/g, "o")
      .replace(/uu/g, "u")
      .replaceAll("'", ""),
  );
}

const capitalised = (text: string): string =>
  text.replace(/(?<![\p{L}\p{Mn}'’-])\p{Ll}/gu, (letter) => letter.toUpperCase());
