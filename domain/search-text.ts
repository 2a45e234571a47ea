import { toLatinDigits } from "./digits.ts";

/** What is another letter to a computer and the same one to a person who types in a hurry. */
const sameAs: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
  // Arabic: alef wasla, ta marbuta, alef maqsura, Persian yeh and kaf, and the stroke that only makes a word longer.
  ٱ: "ا",
  ة: "ه",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ـ: "",
};
const others = new RegExp(`[${Object.keys(sameAs).join("")}]`, "g");
/** Inside a word: who looks for a bird's nest types birds nest. */
const apostrophe = /(?<=\p{L})['’ʼ](?=\p{L})/gu;
const katakana = /[\u30a1-\u30f6]/g;
/** From a letter of katakana to the same one of hiragana, by their places in Unicode. */
const toHiragana = 0x60;

/**
 * One normal form for what is searched and what is searched for: NFKC, lower case, only letters and digits, marks stripped from Latin and
 * Arabic letters (with them the hamza of أ إ آ ؤ ئ) and kept on all others (Japanese voicing marks make other words), katakana as hiragana.
 * Change `searchFormVersion` with it.
 */
export const normalizeForSearch = (text: string): string =>
  toLatinDigits(text.normalize("NFKC"))
    .toLowerCase()
    .normalize("NFD")
    .replace(/([\p{Script=Latin}\p{Script=Arabic}])\p{M}+/gu, "$1")
    .normalize("NFC")
    .replace(others, (letter) => sameAs[letter]!)
    .replace(apostrophe, "")
    .replace(katakana, (letter) => String.fromCharCode(letter.charCodeAt(0) - toHiragana))
    .replace(/[^\p{L}\p{M}\p{N}ー]+/gu, " ")
    .trim();

/** Which normal form it is: texts that are stored in another are reckoned anew when the shop starts. */
export const searchFormVersion = 4;

export const splitWords = (text: string): string[] => normalizeForSearch(text).split(" ").filter(Boolean);

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]/u;
/** Without spaces between its words: what somebody looks for may begin anywhere. */
export const isUnspaced = (word: string): boolean => unspaced.test(word);
const isHan = /\p{Script=Han}/u;
const distinct = (pieces: readonly string[]): string[] => [...new Set(pieces)];
const letters = (text: string): string[] => Array.from(text);

/** Pieces of one and two letters by which a name is found: of unspaced writing each letter and pair, of a spaced word its beginning. */
export const nameNgrams = (name: string): string[] =>
  distinct(
    splitWords(name).flatMap((word) => {
      const all = letters(word);
      return isUnspaced(word) ? [...all, ...pairsOf(word)] : [all[0]!, all.slice(0, 2).join("")];
    }),
  );

/** A long text as it is searched: its words of three letters and more, each once; shorter ones are found by their pieces. */
export const searchableWords = (text: string): string =>
  distinct(splitWords(text).filter((word) => letters(word).length >= 3)).join(" ");

/** Pieces of a long text, in which most single letters say nothing: pairs, and letters of Chinese origin, which are words. */
export const textNgrams = (text: string): string[] =>
  distinct(
    splitWords(text)
      .filter(isUnspaced)
      .flatMap((word) => [...letters(word).filter((letter) => isHan.test(letter)), ...pairsOf(word)]),
  );

/** The pieces that a text has to have in which a word stands; none, where an index of three letters finds it. */
export function wordNgrams(word: string): string[] {
  if (letters(word).length < 3) return [word];
  return isUnspaced(word) ? pairsOf(word) : [];
}

function pairsOf(word: string): string[] {
  const all = letters(word);
  return all.slice(1).map((letter, index) => all[index]! + letter);
}
