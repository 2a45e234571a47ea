import { distance } from "fastest-levenshtein";
import { isUnspaced, searchText } from "./search-text.ts";
import { formsOf, type Need, type Phrase, type SearchPhrases } from "./search-phrases.ts";

/** A word of a term in its searched form, or a part of one; `typed`: with its own letters; `at`: the place of the word in the term. */
export type TermWord = { text: string; typed: string; at: number };
/** `taken`: the words of the term that say it. */
export type SaidNeed = Need & { taken: readonly TermWord[] };
/** `left`: all other words of the term; `words`: those of them that say something beside a need. */
export type Understood = {
  needs: readonly SaidNeed[];
  left: readonly TermWord[];
  words: readonly TermWord[];
};

export function termWords(term: string): TermWord[] {
  const words = term.split(/\s+/).flatMap((chunk) => {
    const [whole, normal] = [chunk.normalize("NFKC"), searchText(chunk)];
    return normal
      .split(" ")
      .filter(Boolean)
      .map((text) => ({ text, typed: slice(whole, normal, text) }));
  });
  return words.map((word, at) => ({ ...word, at }));
}

/** A part of a word. */
export const partOf = ({ text: whole, typed, at }: TermWord, text: string): TermWord => ({
  text,
  typed: slice(typed, whole, text),
  at,
});

/** With its capitals, marks and kana, where the searched form has as many letters as what was typed. */
function slice(typed: string, normal: string, text: string): string {
  const start = normal.indexOf(text);
  return typed.length === normal.length && start >= 0 ? typed.slice(start, start + text.length) : text;
}

/**
 * The needs that the words of a term say in a language, and the other words. The phrase with most words is taken first, then the longest, so that
 * "not toxic" is no "toxic".
 *
 * @param isMistyped whether words of some length may have a letter or two wrong
 */
export function understand(
  words: readonly TermWord[],
  phrases: SearchPhrases,
  { isMistyped = false } = {},
): Understood {
  const needs: SaidNeed[] = [];
  let left = words;
  for (;;) {
    const best = longestOf(left, phrases.needs, { phrases, isMistyped, isWhole: false });
    if (best === null) break;
    const { filter, values } = best.phrase.meaning;
    needs.push({ filter, values, taken: best.taken });
    left = best.left;
  }
  return { needs, left, words: needs.length > 0 ? withoutBeside(left, words, phrases) : words };
}

/** The words with those replaced that the shop has another one for; null if there are none. */
export function withSynonyms(words: readonly TermWord[], phrases: SearchPhrases): TermWord[] | null {
  const best = longestOf(words, phrases.synonyms, { phrases, isMistyped: false, isWhole: true });
  if (best === null) return null;
  const { at } = best.taken[0]!;
  return [...best.phrase.meaning.map((text) => ({ text, typed: text, at })), ...best.left];
}

/** A term without some of its words; empty if only words are left that say nothing beside a need. */
export function termWithout(
  words: readonly TermWord[],
  taken: readonly TermWord[],
  phrases: SearchPhrases,
): string {
  const left = taken.reduce((some: readonly TermWord[], word) => cutOut(some, word), words);
  const rest = withoutBeside(left, words, phrases);
  if (rest.length === 0) return "";
  // What says nothing stays, unless it was cut off something.
  return left
    .filter(
      (word) =>
        words.includes(word) || rest.some(({ at, text }) => at === word.at && word.text.endsWith(text)),
    )
    .map((word) => rest.find(({ at, text }) => at === word.at && word.text.endsWith(text)) ?? word)
    .map(({ typed }) => typed)
    .join(" ");
}

function cutOut(words: readonly TermWord[], { text, at }: TermWord): readonly TermWord[] {
  const index = words.findIndex((word) => word.at === at && word.text.includes(text));
  return index < 0 ? words : words.toSpliced(index, 1, ...around(words[index]!, text));
}

/** What is left of a word on both sides of a part of it. */
function around({ text: whole, typed, at }: TermWord, text: string): TermWord[] {
  const start = whole.indexOf(text);
  const shown = typed.length === whole.length ? typed : whole;
  return [
    [0, start],
    [start + text.length, whole.length],
  ]
    .map(([from, to]) => ({ text: whole.slice(from, to), typed: shown.slice(from, to), at }))
    .filter((part) => part.text !== "");
}

/** Particles stand beside what was cut out of unspaced writing. */
function withoutBeside(
  left: readonly TermWord[],
  typed: readonly TermWord[],
  { languageId, besideNeeds }: SearchPhrases,
): TermWord[] {
  const particles = [...besideNeeds].filter(isUnspaced).toSorted((one, other) => other.length - one.length);
  const trimmed = (word: TermWord): TermWord => {
    if (!isUnspaced(word.text) || typed.includes(word)) return word;
    const first = particles.find((one) => word.text.startsWith(one) && !isHiragana(word.typed[one.length]));
    return first === undefined
      ? word
      : { ...word, text: word.text.slice(first.length), typed: word.typed.slice(first.length) };
  };
  return left
    .map(trimmed)
    .filter(({ text }) => text !== "" && !formsOf(text, languageId).some((form) => besideNeeds.has(form)));
}

/** A word of a name may begin with what elsewhere is a particle. */
const isHiragana = (letter: string | undefined): boolean =>
  letter !== undefined && /\p{Script=Hiragana}/u.test(letter);

type Match = { left: readonly TermWord[]; taken: readonly TermWord[]; letters: number };
/** `isWhole`: also of unspaced writing. */
type Reading = { phrases: SearchPhrases; isMistyped: boolean; isWhole: boolean };

function longestOf<Meaning>(
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
    match = withTaken(match, slot, reading);
    if (match === null) return null;
  }
  return match;
}

/** What is left once the longest of some words is taken out. */
function withTaken(
  { left, taken, letters }: Match,
  slot: readonly string[],
  { phrases, isMistyped, isWhole }: Reading,
): Match | null {
  let best: Match | null = null;
  for (const word of slot) {
    if (best !== null && letters + word.length <= best.letters) continue;
    const index = left.findIndex(({ text: typed }) => {
      if (isUnspaced(word)) return isWhole ? typed === word : typed.includes(word);
      const forms = formsOf(typed, phrases.languageId);
      return forms.includes(word) || (isMistyped && isSlip(typed, word));
    });
    if (index < 0) continue;
    const found = left[index]!;
    best = {
      left: left.toSpliced(index, 1, ...(isUnspaced(word) ? around(found, word) : [])),
      taken: [...taken, isUnspaced(word) ? partOf(found, word) : found],
      letters: letters + word.length,
    };
  }
  return best;
}

/** Letters of a word in which one may be wrong, and two. */
const [oneWrong, twoWrong] = [5, 8];
const isSlip = (typed: string, word: string): boolean =>
  typed[0] === word[0] &&
  word.length >= oneWrong &&
  distance(typed, word) <= (word.length >= twoWrong ? 2 : 1);
