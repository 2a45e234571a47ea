import { distance } from "fastest-levenshtein";
import { wordForms, type Phrase, type SearchPhrases } from "./search-phrases.ts";
import { isUnspaced, normalizeForSearch } from "./search-text.ts";

/** A word of a search term in its normal form, or a part of one; `typed`: as typed; `at`: the word's index in the term. */
export type TermWord = { text: string; typed: string; at: number };
export function termWords(term: string): TermWord[] {
  const words = term.split(/\s+/).flatMap((chunk) => {
    const [whole, normal] = [chunk.normalize("NFKC"), normalizeForSearch(chunk)];
    return normal
      .split(" ")
      .filter(Boolean)
      .map((text) => ({ text, typed: slice(whole, normal, text) }));
  });
  return words.map((word, at) => ({ ...word, at }));
}

export const subword = ({ text: whole, typed, at }: TermWord, text: string): TermWord => ({
  text,
  typed: slice(typed, whole, text),
  at,
});

/** The part as typed, if the normal form has as many characters as the typed one. */
function slice(typed: string, normal: string, text: string): string {
  const start = normal.indexOf(text);
  return typed.length === normal.length && start >= 0 ? typed.slice(start, start + text.length) : text;
}

export function wordParts({ text: whole, typed, at }: TermWord, text: string): TermWord[] {
  const start = whole.indexOf(text);
  const shown = typed.length === whole.length ? typed : whole;
  return [
    [0, start],
    [start + text.length, whole.length],
  ]
    .map(([from, to]) => ({ text: whole.slice(from, to), typed: shown.slice(from, to), at }))
    .filter((part) => part.text !== "");
}

type Match = { left: readonly TermWord[]; taken: readonly TermWord[]; letters: number };
/** `isWhole`: only whole words match, even in unspaced scripts. */
type Reading = { phrases: SearchPhrases; isMistyped: boolean; isWhole: boolean };

/** The matching phrase with most words, then with most letters. */
export function findLongestPhrase<Meaning>(
  words: readonly TermWord[],
  all: readonly Phrase<Meaning>[],
  reading: Reading,
): (Match & { phrase: Phrase<Meaning> }) | null {
  let best: (Match & { phrase: Phrase<Meaning> }) | null = null;
  for (const phrase of all) {
    const match = matchOf(words, phrase, reading);
    if (match === null) continue;
    const more = best === null ? 1 : phrase.slots.length - best.phrase.slots.length;
    if (more > 0 || (more === 0 && match.letters > best!.letters)) best = { ...match, phrase };
  }
  return best;
}

function matchOf(words: readonly TermWord[], { slots }: Phrase<unknown>, reading: Reading): Match | null {
  let match: Match | null = { left: words, taken: [], letters: 0 };
  for (const slot of slots) {
    match = withoutMatch(match, slot, reading);
    if (match === null) return null;
  }
  return match;
}

/** Removes the longest of some phrases from the words. */
function withoutMatch(
  { left, taken, letters: letterCount }: Match,
  slot: readonly string[],
  { phrases, isMistyped, isWhole }: Reading,
): Match | null {
  let best: Match | null = null;
  for (const word of slot) {
    if (best !== null && letterCount + word.length <= best.letters) continue;
    const index = left.findIndex(({ text: typed }) => {
      if (isUnspaced(word)) return isWhole ? typed === word : typed.includes(word);
      const forms = wordForms(typed, phrases.languageId);
      return forms.includes(word) || (isMistyped && isSlip(typed, word));
    });
    if (index < 0) continue;
    const match = left[index]!;
    best = {
      left: left.toSpliced(index, 1, ...(isUnspaced(word) ? wordParts(match, word) : [])),
      taken: [...taken, isUnspaced(word) ? subword(match, word) : match],
      letters: letterCount + word.length,
    };
  }
  return best;
}

/** Minimum lengths of a word with one wrong letter, and with two. */
const [oneWrong, twoWrong] = [5, 8];
const isSlip = (typed: string, word: string): boolean =>
  typed[0] === word[0] &&
  word.length >= oneWrong &&
  distance(typed, word) <= (word.length >= twoWrong ? 2 : 1);
