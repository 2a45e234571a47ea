import { wordParts, findLongestPhrase, withoutMatch, type TermWord } from "./search-matching.ts";
import { wordForms, type Need, type SearchPhrases } from "./search-phrases.ts";
import { isUnspaced } from "./search-text.ts";

/** `taken`: the words of the term that express it. */
export type MatchedNeed = Need & { taken: readonly TermWord[] };
/** `left`: all other words of the term; `words`: those of them with a meaning. */
export type InterpretedTerm = {
  needs: readonly MatchedNeed[];
  left: readonly TermWord[];
  words: readonly TermWord[];
};

/**
 * The needs that a term's words express in a language, and the other words. The phrase with most words is taken first,
 * then the longest, so that "not toxic" does not match "toxic".
 *
 * @param isMistyped whether longer words may have a wrong letter or two
 */
export function findNeeds(
  words: readonly TermWord[],
  phrases: SearchPhrases,
  { isMistyped = false } = {},
): InterpretedTerm {
  const needs: MatchedNeed[] = [];
  const reading = { phrases, isMistyped, isWhole: false };
  let left = words;
  for (;;) {
    const best = findLongestPhrase(left, phrases.needs, reading);
    if (best === null) break;
    const { taken } = best;
    left = best.left;
    const denial = isToxic(best.phrase.meaning)
      ? withoutMatch({ left, taken, letters: 0 }, phrases.negations, reading)
      : null;
    if (denial) left = denial.left;
    const need = denial ? { ...best.phrase.meaning, values: ["safe"] } : best.phrase.meaning;
    const same = needs.findIndex((other) => isSame(other, need));
    if (same < 0) needs.push({ ...need, taken: denial?.taken ?? taken });
    else needs[same] = { ...need, taken: [...needs[same]!.taken, ...(denial?.taken ?? taken)] };
  }
  return { needs, left, words: needs.length > 0 ? withoutBeside(left, words, phrases) : words };
}

/** Independent of the tables: a search for "not toxic" must never list toxic plants. */
const isToxic = ({ filter, values }: Need): boolean => filter === "pets" && values.includes("toxic");
const isSame = (a: Need, b: Need): boolean => a.filter === b.filter && a.values.join() === b.values.join();

/** The words with the shop's synonyms applied; null if there are none. */
export function withSynonyms(words: readonly TermWord[], phrases: SearchPhrases): TermWord[] | null {
  const best = findLongestPhrase(words, phrases.synonyms, { phrases, isMistyped: false, isWhole: true });
  if (best === null) return null;
  const { at } = best.taken[0]!;
  return [...best.phrase.meaning.map((text) => ({ text, typed: text, at })), ...best.left];
}

/** The term without some of its words and without filler words beside them; empty if no meaningful word is left. */
export function removeWords(
  words: readonly TermWord[],
  taken: readonly TermWord[],
  phrases: SearchPhrases,
): string {
  const left = taken.reduce((remaining: readonly TermWord[], word) => cutOut(remaining, word), words);
  if (withoutBeside(left, words, phrases).length === 0) return "";
  const removedIndexes = new Set(
    words.flatMap((word, index) => (left.some(({ at }) => at === word.at) ? [] : index)),
  );
  const isBeside = (word: TermWord | undefined) =>
    word !== undefined && withoutBeside([word], words, phrases).length === 0;
  for (const index of removedIndexes)
    for (const next of [index - 1, index + 1]) if (isBeside(words[next])) removedIndexes.add(next);
  return left
    .filter((word) => !removedIndexes.has(words.indexOf(word)))
    .flatMap((word) => (words.includes(word) ? word : withoutBeside([word], words, phrases)))
    .map(({ typed }) => typed)
    .join(" ");
}

function cutOut(words: readonly TermWord[], { text, at }: TermWord): readonly TermWord[] {
  const index = words.findIndex((word) => word.at === at && word.text.includes(text));
  return index < 0 ? words : words.toSpliced(index, 1, ...wordParts(words[index]!, text));
}

/** Removes particles next to a match in an unspaced script. */
function withoutBeside(
  left: readonly TermWord[],
  typed: readonly TermWord[],
  { languageId, besideNeeds }: SearchPhrases,
): TermWord[] {
  const particles = [...besideNeeds].filter(isUnspaced).toSorted((a, b) => b.length - a.length);
  const trimmed = (word: TermWord): TermWord => {
    if (!isUnspaced(word.text) || typed.includes(word)) return word;
    const first = particles.find(
      (particle) => word.text.startsWith(particle) && !isHiragana(word.typed[particle.length]),
    );
    return first === undefined
      ? word
      : { ...word, text: word.text.slice(first.length), typed: word.typed.slice(first.length) };
  };
  return left
    .map(trimmed)
    .filter(({ text }) => text !== "" && !wordForms(text, languageId).some((form) => besideNeeds.has(form)));
}

/** A word of a name may begin with a character that is a particle elsewhere. */
const isHiragana = (letter: string | undefined): boolean =>
  letter !== undefined && /\p{Script=Hiragana}/u.test(letter);
