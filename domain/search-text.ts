import { toLatinDigits } from "./digits.ts";

/** Characters that people type interchangeably. */
const sameAs: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
  // Arabic: alef wasla, ta marbuta, alef maqsura, Persian yeh and kaf, and the tatweel, which only stretches a word.
  ٱ: "ا",
  ة: "ه",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ـ: "",
};
const variants = new RegExp(`[${Object.keys(sameAs).join("")}]`, "g");
/** Inside a word: "bird's nest" is often typed as "birds nest". */
const apostrophe = /(?<=\p{L})['’ʼ](?=\p{L})/gu;
const katakana = /[\u30a1-\u30f6]/g;
/** The distance from katakana to hiragana in Unicode. */
const toHiragana = 0x60;

/**
 * The normal form of searched texts and search terms: NFKC, lower case, only letters and digits, marks stripped from Latin
 * and Arabic letters (with them the hamza of أ إ آ ؤ ئ) and kept on all others (Japanese voicing marks make other words),
 * katakana as hiragana.
 * Change `searchFormVersion` with it.
 */
export const normalizeForSearch = (text: string): string =>
  toLatinDigits(text.normalize("NFKC"))
    .toLowerCase()
    .normalize("NFD")
    .replace(/([\p{Script=Latin}\p{Script=Arabic}])\p{M}+/gu, "$1")
    .normalize("NFC")
    .replace(variants, (letter) => sameAs[letter]!)
    .replace(apostrophe, "")
    .replace(katakana, (letter) => String.fromCharCode(letter.charCodeAt(0) - toHiragana))
    .replace(/[^\p{L}\p{M}\p{N}ー]+/gu, " ")
    .trim();

/** The version of the normal form: stored texts of other versions are recalculated when the shop starts. */
export const searchFormVersion = 6;

export const splitWords = (text: string): string[] => normalizeForSearch(text).split(" ").filter(Boolean);

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]/u;
/** Scripts without spaces between words: a match may begin anywhere. */
export const isUnspaced = (word: string): boolean => unspaced.test(word);
const isHan = /\p{Script=Han}/u;
const distinct = (ngrams: readonly string[]): string[] => [...new Set(ngrams)];
const charactersOf = (text: string): string[] => Array.from(text);

/** N-grams of one and two letters by which a name is indexed: each letter and pair of an unspaced script, the beginning of a spaced word. */
export const nameNgrams = (name: string): string[] =>
  distinct(
    splitWords(name).flatMap((word) => {
      const all = charactersOf(word);
      return isUnspaced(word) ? [...all, ...pairsOf(word)] : [all[0]!, all.slice(0, 2).join("")];
    }),
  );

/** The distinct words of at least three letters in a long text; shorter ones are indexed as n-grams. */
export const searchableWords = (text: string): string =>
  distinct(splitWords(text).filter((word) => charactersOf(word).length >= 3)).join(" ");

/** N-grams of a long text: pairs, and Chinese characters, which are words; other single letters match too much. */
export const textNgrams = (text: string): string[] =>
  distinct(
    splitWords(text)
      .filter(isUnspaced)
      .flatMap((word) => [...charactersOf(word).filter((letter) => isHan.test(letter)), ...pairsOf(word)]),
  );

/** The n-grams that any text with this word has; empty if the trigram index can find it. */
export function wordNgrams(word: string): string[] {
  if (charactersOf(word).length < 3) return [word];
  return isUnspaced(word) ? pairsOf(word) : [];
}

function pairsOf(word: string): string[] {
  const all = charactersOf(word);
  return all.slice(1).map((letter, index) => all[index]! + letter);
}
