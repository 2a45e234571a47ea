import { distance } from "fastest-levenshtein";
import { wordForms, type Phrase, type SearchPhrases } from "./search-phrases.ts";
import { isUnspaced, normalizeForSearch } from "./search-text.ts";

/** A word of a search term in its normal form, or a part of one; `typed`: as typed; `at`: the word's index in the term. */
export type TermWord = { text: string; typed: string; at: number };
export function termWords(term: string): TermWord[] {
  const words = term.split(/\s/).flatMap((chunk) => {
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
  return typed.length === normal.length ? typed.slice(start, start + text.length) : text;
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

/** The matching phrase with most words, then the one whose words are closest together and in order, then with most letters. */
export function findLongestPhrase<Meaning>(
  words: readonly TermWord[],
  all: readonly Phrase<Meaning>[],
  reading: Reading,
): (Match & { phrase: Phrase<Meaning> }) | null {
  let best: (Match & { phrase: Phrase<Meaning>; rank: readonly number[] }) | null = null;
  for (const phrase of all) {
    for (const match of matchesOf(words, phrase, reading)) {
      // What only looks like a need may have a negation anywhere: "cats hate".
      if (phrase.meaning !== null && !negatesItsOwn(words, match, reading)) continue;
      const rank = [
        phrase.slots.length,
        -gapsOf(words, match, reading),
        isInOrder(match) ? 1 : 0,
        match.letters,
      ];
      if (best === null || isHigher(rank, best.rank)) best = { ...match, phrase, rank };
    }
  }
  return best;
}

function isHigher(rank: readonly number[], than: readonly number[]): boolean {
  const index = rank.findIndex((value, at) => value !== than[at]);
  return index >= 0 && rank[index]! > than[index]!;
}

const isFiller = ({ text }: TermWord, { languageId, besideNeeds }: SearchPhrases): boolean =>
  wordForms(text, languageId).some((form) => besideNeeds.has(form));
const isNegation = ({ text }: TermWord, { languageId, negations }: SearchPhrases): boolean =>
  wordForms(text, languageId).some((form) => negations.includes(form));

/**
 * A negation belongs to the word after it, across filler words: "full sun, not toxic" is no "not full sun", and "toxic
 * to cats, not dogs" no "not toxic to dogs".
 */
function negatesItsOwn(words: readonly TermWord[], match: Match, reading: Reading): boolean {
  const { taken } = match;
  const { phrases } = reading;
  const negations = taken.filter((word) => !isUnspaced(word.text) && isNegation(word, phrases));
  if (taken.length === 1 || negations.length === 0) return true;
  const isFollowed = negations.every(({ at }) => {
    const next = words.find((other) => other.at > at && (taken.includes(other) || !isFiller(other, phrases)));
    return taken.some((word) => word === next);
  });
  return isFollowed && gapsOf(words, match, reading) === 0;
}

const isInOrder = ({ taken }: Match): boolean =>
  taken.every(({ at }, index) => index === 0 || at >= taken[index - 1]!.at);

/** The words with a meaning between the first and the last one of a match. */
function gapsOf(words: readonly TermWord[], { taken }: Match, { phrases }: Reading): number {
  const places = taken.map(({ at }) => at);
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const isBetween = (word: TermWord) => word.at > first && word.at < last && !taken.includes(word);
  return words.filter((word) => isBetween(word) && !isFiller(word, phrases)).length;
}

/** Every way to find a word of each slot. */
function matchesOf(
  words: readonly TermWord[],
  { slots }: Phrase<unknown>,
  reading: Reading,
): readonly Match[] {
  const nothing: Match = { left: words, taken: [], letters: 0 };
  return slots.reduce<readonly Match[]>(
    (matches, slot) => matches.flatMap((match) => withWordOf(slot, match, reading)),
    [nothing],
  );
}

const withWordOf = (slot: readonly string[], { left, taken, letters }: Match, reading: Reading): Match[] =>
  left.flatMap((typed, index) => {
    const word = longestIn(typed, slot, reading);
    if (word === undefined) return [];
    return {
      left: left.toSpliced(index, 1, ...(isUnspaced(word) ? wordParts(typed, word) : [])),
      taken: [...taken, isUnspaced(word) ? subword(typed, word) : typed],
      letters: letters + word.length,
    };
  });

function longestIn({ text }: TermWord, slot: readonly string[], reading: Reading): string | undefined {
  const { phrases, isMistyped, isWhole } = reading;
  const forms = wordForms(text, phrases.languageId);
  const isIn = (word: string) => {
    if (isUnspaced(word)) return isWhole ? text === word : text.includes(word);
    return forms.includes(word) || (isMistyped && isSlip(text, word));
  };
  return slot
    .filter(isIn)
    .reduce<string | undefined>(
      (longest, word) => (longest === undefined || word.length > longest.length ? word : longest),
      undefined,
    );
}

/** Minimum lengths of a word with one wrong letter, and with two. */
const [oneWrong, twoWrong] = [5, 8];
const isSlip = (typed: string, word: string): boolean =>
  typed[0] === word[0] &&
  word.length >= oneWrong &&
  distance(typed, word) <= (word.length >= twoWrong ? 2 : 1);
