import { facets, type Facet } from "./filters.ts";
import { subword, wordParts, type TermWord } from "./search-matching.ts";
import { wordForms, type Need, type SearchPhrases } from "./search-phrases.ts";
import { isUnspaced } from "./search-text.ts";

/** A need, the words that express it, and the number of slots of its phrase. */
export type NeedMatch = { need: Need; taken: readonly TermWord[]; slots: number };
type Reading = { matches: readonly NeedMatch[]; left: readonly TermWord[] };

/**
 * Turns each need beside a negation into its opposite ("no direct sun"), or drops it if it has none. A negation applies
 * to the need after it or, at a term's end and in unspaced scripts, to the one before it, across filler words.
 */
export function applyNegations(
  { matches, left }: Reading,
  words: readonly TermWord[],
  phrases: SearchPhrases,
): Reading {
  const tokens = words.flatMap((word) => tokensOf(word, matches, phrases));
  const negations = new Map<NeedMatch, TermWord[]>();
  const unused: TermWord[] = [];
  tokens.forEach((token, index) => {
    if (token.kind !== "negation") return;
    const match = negatedBy(token.word, tokens.slice(0, index).toReversed(), tokens.slice(index + 1));
    if (match) negations.set(match, [...(negations.get(match) ?? []), token.word]);
    else unused.push(token.word);
  });
  // Wherever the negation is: a search for "not toxic" must never list toxic plants.
  const toxic = matches.find((match) => isToxic(match.need) && !negations.has(match));
  if (toxic && unused.length > 0) negations.set(toxic, [unused[0]!]);
  return {
    matches: matches.flatMap((match) => negated(match, negations.get(match) ?? [])),
    left: [...negations.values()].flat().reduce(without, left),
  };
}

type Token =
  | { kind: "negation"; word: TermWord }
  | { kind: "filler" | "word" }
  | { kind: "need"; match: NeedMatch };

function negatedBy(
  negation: TermWord,
  before: readonly Token[],
  after: readonly Token[],
): NeedMatch | undefined {
  const next = (tokens: readonly Token[]) => tokens.find(({ kind }) => kind === "need" || kind === "word");
  const following = isUnspaced(negation.text) ? undefined : next(after);
  const neighbour = following ?? next(before);
  return neighbour?.kind === "need" ? neighbour.match : undefined;
}

function negated(match: NeedMatch, negations: readonly TermWord[]): NeedMatch[] {
  if (negations.length === 0) return [match];
  const values = oppositesOf(match.need);
  const need = { ...match.need, values };
  return values.length === 0 ? [] : [{ ...match, need, taken: [...match.taken, ...negations] }];
}

const without = (left: readonly TermWord[], { text, at }: TermWord): readonly TermWord[] => {
  const index = left.findIndex((word) => word.at === at && word.text.includes(text));
  return index < 0 ? left : left.toSpliced(index, 1, ...wordParts(left[index]!, text));
};

const isToxic = ({ filter, values }: Need): boolean => filter === "pets" && values.includes("toxic");

/** The light that remains when one is excluded: plants that take no direct sun include those for a bright room. */
const lightWithout: Readonly<Record<string, readonly string[]>> = {
  full_sun: ["bright", "half_shade", "shade"],
  bright: ["half_shade", "shade"],
  half_shade: ["full_sun", "bright"],
  shade: ["full_sun", "bright"],
};

/** The facet's other values; empty for offers and seasons, which have no opposite. */
function oppositesOf({ filter, values }: Need): readonly string[] {
  if (filter === "light")
    return facets.light.filter((light) => values.every((value) => lightWithout[value]?.includes(light)));
  const all: readonly string[] = filter in facets ? facets[filter as Facet] : [];
  return all.filter((value) => !values.includes(value));
}

/** A word as the needs, negations, filler words and other text that it consists of. */
function tokensOf(word: TermWord, matches: readonly NeedMatch[], phrases: SearchPhrases): Token[] {
  if (!isUnspaced(word.text)) {
    const match = matches.find(({ taken }) => taken.includes(word));
    return [match ? { kind: "need", match } : kindOf(word, phrases)];
  }
  const spans = matches.flatMap((match) =>
    match.taken
      .filter(({ at }) => at === word.at)
      .map(({ text }) => ({
        match,
        start: word.text.indexOf(text),
        end: word.text.indexOf(text) + text.length,
      })),
  );
  const tokens: Token[] = [];
  for (let at = 0; at < word.text.length;) {
    const span = spans.find(({ start }) => start === at);
    const rest = word.text.slice(
      at,
      Math.min(...spans.map(({ start }) => start).filter((start) => start > at)),
    );
    const known = [...phrases.negations, ...phrases.besideNeeds]
      .filter((text) => isUnspaced(text) && rest.startsWith(text))
      .toSorted((a, b) => b.length - a.length)[0];
    const text = known ?? rest[0]!;
    tokens.push(
      span
        ? { kind: "need", match: span.match }
        : known
          ? kindOf(subword(word, text), phrases)
          : { kind: "word" },
    );
    at = span ? span.end : at + text.length;
  }
  return tokens;
}

function kindOf(word: TermWord, { negations, besideNeeds, languageId }: SearchPhrases): Token {
  const forms = wordForms(word.text, languageId);
  if (forms.some((form) => negations.includes(form))) return { kind: "negation", word };
  return { kind: forms.some((form) => besideNeeds.has(form)) ? "filler" : "word" };
}
