import { wordParts, findLongestPhrase, type TermWord } from "./search-matching.ts";
import { applyNegations, type NeedMatch } from "./search-negations.ts";
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
  const reading = { phrases, isMistyped, isWhole: false };
  const matches: NeedMatch[] = [];
  const things: TermWord[] = [];
  let left = words;
  for (;;) {
    const best = findLongestPhrase(left, phrases.needs, reading);
    if (best === null) break;
    const { meaning, slots } = best.phrase;
    if (meaning === null) things.push(...best.taken);
    else matches.push({ need: meaning, taken: best.taken, slots: slots.length });
    left = best.left;
  }
  if (matches.length === 0) return { needs: [], left: words, words };
  const affirmed = applyNegations({ matches, left }, words, phrases);
  const needs = mergePets(affirmed.matches).reduce(mergeSame, []);
  const others = [...affirmed.left, ...things].toSorted((a, b) => a.at - b.at);
  const supporting = supportingWords(matches, phrases);
  const isSupporting = ({ text }: TermWord) =>
    wordForms(text, phrases.languageId).some((form) => supporting.has(form));
  const meaningful = withoutBeside(others, words, phrases, supporting).filter(
    (word) => things.includes(word) || !isSupporting(word),
  );
  return { needs, left: others, words: meaningful };
}

/** Words that only say a need again once it is found, as "safe" in "pet safe, not toxic". */
function supportingWords(matches: readonly NeedMatch[], phrases: SearchPhrases): ReadonlySet<string> {
  const isFound = (meaning: Need | null) =>
    matches.some(
      ({ need }) => meaning && meaning.filter === need.filter && meaning.values.join() === need.values.join(),
    );
  const found = phrases.needs.filter(({ meaning, slots }) => slots.length > 1 && isFound(meaning));
  return new Set(found.flatMap(({ slots }) => slots.flat()));
}

/** A bare animal's name means safe plants, unless the term says something else about animals: "toxic to cats and dogs". */
function mergePets(matches: readonly NeedMatch[]): NeedMatch[] {
  const isBare = ({ need, slots }: NeedMatch) =>
    need.filter === "pets" && need.values.includes("safe") && slots === 1;
  const said = matches.find((match) => match.need.filter === "pets" && !isBare(match));
  return matches.map((match) => (said && isBare(match) ? { ...match, need: said.need } : match));
}

/** Keeps the narrower of two needs if one includes the other: "sun, not shade". */
function mergeSame(needs: readonly MatchedNeed[], { need, taken }: NeedMatch): MatchedNeed[] {
  const includes = (a: Need, b: Need) =>
    a.filter === b.filter && b.values.every((value) => a.values.includes(value));
  const same = needs.find((other) => includes(other, need) || includes(need, other));
  if (same === undefined) return [...needs, { ...need, taken }];
  const narrower = includes(same, need) ? need : same;
  const merged = { filter: need.filter, values: narrower.values, taken: [...same.taken, ...taken] };
  return needs.map((other) => (other === same ? merged : other));
}

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

/** Removes filler words, and from the rest of an unspaced word what it begins with: particles and `supporting` words. */
function withoutBeside(
  left: readonly TermWord[],
  typed: readonly TermWord[],
  { languageId, besideNeeds }: SearchPhrases,
  supporting: ReadonlySet<string> = new Set(),
): TermWord[] {
  const byLength = (words: ReadonlySet<string>) =>
    [...words].filter(isUnspaced).toSorted((a, b) => b.length - a.length);
  const [particles, supportingWords] = [byLength(besideNeeds), byLength(supporting)];
  const trimmed = (word: TermWord): TermWord => {
    if (!isUnspaced(word.text) || typed.includes(word)) return word;
    const first =
      supportingWords.find((text) => word.text.startsWith(text)) ??
      particles.find(
        (particle) =>
          word.text.startsWith(particle) && !startsWithHiragana(word.typed.slice(particle.length)),
      );
    if (first === undefined) return word;
    const rest = { ...word, text: word.text.slice(first.length), typed: word.typed.slice(first.length) };
    const isNextSupporting = supportingWords.some((text) => rest.text.startsWith(text));
    return supporting.has(first) || isNextSupporting ? trimmed(rest) : rest;
  };
  return left
    .map(trimmed)
    .filter(({ text }) => text !== "" && !wordForms(text, languageId).some((form) => besideNeeds.has(form)));
}

/** A word of a name may begin with a character that is a particle elsewhere. */
const startsWithHiragana = (text: string): boolean => /^\p{Script=Hiragana}/u.test(text);
