import { subword, termWords, type TermWord } from "#domain/search-matching.ts";
import { removeWords, findNeeds, withSynonyms } from "#domain/search-needs.ts";
import { wordForms } from "#domain/search-phrases.ts";
import type { Queries } from "../database/database.ts";
import type { ReadingLocale } from "../markets/markets.ts";
import { splitCompound } from "./compounds.ts";
import { correctSpelling, correctTransposition } from "./spelling-correction.ts";
import { withWordPrefixes, withRelatedForms } from "./match-names.ts";
import { isNamePrefix, withRoots } from "./word-roots.ts";
import type { QueryWord } from "./search.ts";
import { hasResults, type NonEmptySearchQuery, type SearchQuery, type QueryNeed } from "./search-query.ts";
import { findCategoriesByName, hasNoOtherName, emptyVocabulary, type Vocabulary } from "./vocabulary.ts";

const mostWords = 12;
const nothing: NonEmptySearchQuery = { needs: [], words: [], categories: [] };

/**
 * Searches for a term literally and, without results in the shop, by its likely meanings: returns the results with
 * the interpretation, or the first interpretation if there are none.
 */
export async function interpretTerm<Row>(
  queries: Queries,
  place: ReadingLocale,
  { term, vocabulary = emptyVocabulary }: { term?: string; vocabulary?: Vocabulary },
  ask: (sought: SearchQuery) => Promise<Row[]>,
): Promise<{ found: Row[]; sought: SearchQuery }> {
  if (term === undefined) return { found: await ask(null), sought: null };
  let first: NonEmptySearchQuery | null = null;
  for await (const sought of readings({ queries, place, term, vocabulary })) {
    first ??= sought;
    const found = await ask(sought);
    // With filters that exclude everything, the interpretation stays the same.
    if (found.length > 0 || (await hasResults(queries, place, sought))) return { found, sought };
  }
  return { found: [], sought: first ?? nothing };
}

type Asked = { queries: Queries; place: ReadingLocale; term: string; vocabulary: Vocabulary };
type Said = { needs: readonly QueryNeed[]; words: readonly TermWord[] };

async function* readings(asked: Asked): AsyncGenerator<NonEmptySearchQuery> {
  const typed = termWords(asked.term).slice(0, mostWords);
  if (typed.length === 0) return;
  const own = inOwnWords(typed, asked);
  for (const words of own ? [own, typed] : [typed]) yield* asSaid(words, asked);
  const slip = needsIn(typed, asked, true);
  if (slip) yield* withNeeds(slip, typed, asked);
  yield* misspelt(typed, asked);
}

async function* asSaid(words: readonly TermWord[], asked: Asked): AsyncGenerator<NonEmptySearchQuery> {
  const said = isCategory(words, asked) ? null : needsIn(words, asked, false);
  if (said && !(await isName(words, asked))) yield* withNeeds(said, words, asked);
  yield* split(words, asked);
  yield* inWords(words, asked);
}

/** "Sunflower" is two words in Arabic, one of which is the sun. */
const isName = async (words: readonly TermWord[], { queries, place }: Asked): Promise<boolean> =>
  words.length > 1 && isNamePrefix(queries, place, textsOf(words).join(" "));

function inOwnWords(words: readonly TermWord[], { vocabulary }: Asked): readonly TermWord[] | null {
  for (const phrases of vocabulary.phrases) {
    const others = withSynonyms(words, phrases);
    if (others) return others;
  }
  return null;
}

const isCategory = (words: readonly TermWord[], { vocabulary }: Asked): boolean =>
  findCategoriesByName(textsOf(words), vocabulary).some((category) =>
    hasNoOtherName(category, textsOf(words)),
  );

function needsIn(typed: readonly TermWord[], asked: Asked, isMistyped: boolean): Said | null {
  for (const phrases of asked.vocabulary.phrases) {
    const { needs, left, words } = findNeeds(typed, phrases, { isMistyped });
    const shown = needs.map(({ taken, ...need }) => ({
      ...need,
      without: removeWords(typed, taken, phrases),
    }));
    // A category's name may contain words that are stop words elsewhere.
    if (needs.length > 0) return { needs: shown, words: isCategory(left, asked) ? left : words };
  }
  return null;
}

async function* withNeeds(said: Said, typed: readonly TermWord[], asked: Asked) {
  const { needs } = said;
  const words = inOwnWords(said.words, asked) ?? said.words;
  if (words.length === 0) {
    yield { ...nothing, needs };
  } else {
    const called = findCategoriesByName(textsOf(words), asked.vocabulary);
    // Pots have no facts, such as how much light they need.
    const isOfGoods = called.length > 0 && called.every(({ hasPlants }) => !hasPlants);
    const sensible = isOfGoods ? needs.filter(({ filter }) => filter === "offers") : needs;
    for await (const sought of inWords(words, asked)) yield { ...sought, needs: sensible };
    const slip = needsIn(typed, asked, true);
    if (slip && slip.words.length < words.length)
      for await (const sought of inWords(slip.words, asked)) yield { ...sought, needs: slip.needs };
    for await (const sought of misspelt(words, asked)) yield { ...sought, needs: sensible };
  }
  const isContradictory = new Set(needs.map(({ filter }) => filter)).size < needs.length;
  if (isContradictory) yield { ...(await asWords(textsOf(words), asked)), needs, isEither: true as const };
  if (words.length > 0) yield { ...(await asWords(textsOf(words), asked)), isGoods: true as const };
}

async function* inWords(words: readonly TermWord[], asked: Asked): AsyncGenerator<NonEmptySearchQuery> {
  const { queries, place, vocabulary } = asked;
  const typed = textsOf(words);
  const sought = await asWords(typed, asked);
  const plain = sought.words.flatMap(({ word, root }) => (root === word ? [word] : []));
  const turned = sought.categories.length > 0 ? null : await correctTransposition(queries, place, plain);
  if (turned !== null && turned.join() !== typed.join()) yield await asWords(turned, asked);
  yield sought;
  const named = vocabulary.categories;
  const begun = [withWordPrefixes(named, typed), withRelatedForms(named, typed, place.languageId)].find(
    (some) => some.length > 0,
  );
  if (begun) yield { ...nothing, categories: begun.map(({ url_fragment }) => url_fragment) };
}

async function* split(words: readonly TermWord[], asked: Asked): AsyncGenerator<NonEmptySearchQuery> {
  const ways = await Promise.all(
    words.map(async (word) => ({
      word,
      way: await splitCompound(asked.queries, asked.place, word.text, asked.vocabulary),
    })),
  );
  if (ways.every(({ way }) => way === null)) return;
  const partsOf = (isHeadAlone: boolean) =>
    ways.flatMap(
      ({ word, way }) =>
        (isHeadAlone ? way?.parts.slice(-1) : way?.parts)?.map((text) => subword(word, text)) ?? [word],
    );
  const isWhole = ways.some(({ way }) => way !== null && !way.isHead);
  for (const isHeadAlone of isWhole ? [false, true] : [true]) {
    const parts = partsOf(isHeadAlone);
    const said = needsIn(parts, asked, false);
    if (said) yield* withNeeds(said, parts, asked);
    const sought = await asWords(saying(inOwnWords(parts, asked) ?? parts, asked), asked);
    // Two separate words in a description are a weak match for their compound.
    yield { ...sought, words: sought.words.map((word) => ({ ...word, isOnlyInNames: true })) };
  }
}

function saying(words: readonly TermWord[], { vocabulary }: Asked): string[] {
  const texts = textsOf(words);
  const some = texts.filter((text) => !vocabulary.phrases.some(({ besideNeeds }) => besideNeeds.has(text)));
  return some.length > 0 ? some : texts;
}

async function* misspelt(words: readonly TermWord[], asked: Asked): AsyncGenerator<NonEmptySearchQuery> {
  const typed = textsOf(words);
  if (typed.some((text) => isOnlyInNames(text, asked.vocabulary))) return;
  const meant = await correctSpelling(asked.queries, asked.place, typed);
  if (meant.join() !== typed.join()) yield await asWords(meant, asked);
}

async function asWords(
  texts: readonly string[],
  { queries, place, vocabulary }: Pick<Asked, "queries" | "place" | "vocabulary">,
): Promise<NonEmptySearchQuery> {
  const words: QueryWord[] = (await withRoots(queries, place, texts)).map((word) =>
    isOnlyInNames(word.word, vocabulary) ? { ...word, isOnlyInNames: true } : word,
  );
  const categories = findCategoriesByName(texts, vocabulary).map(({ url_fragment }) => url_fragment);
  return { ...nothing, words, categories: [...new Set(categories)] };
}

const isOnlyInNames = (text: string, { phrases }: Vocabulary): boolean =>
  phrases.some(({ onlyInNames, languageId }) =>
    wordForms(text, languageId).some((form) => onlyInNames.has(form)),
  );

const textsOf = (words: readonly TermWord[]): string[] => words.map(({ text }) => text);
