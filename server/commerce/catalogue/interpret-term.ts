import { isDeepStrictEqual } from "node:util";
import { subword, termWords, type TermWord } from "#domain/search-matching.ts";
import { removeWords, findNeeds, withSynonyms } from "#domain/search-needs.ts";
import { wordForms } from "#domain/search-phrases.ts";
import type { Queries } from "#server/platform/database/database.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import { splitCompound } from "./compounds.ts";
import { correctSpelling } from "./spelling-correction.ts";
import { withWordPrefixes, withRelatedForms } from "./match-names.ts";
import { isNamePrefix, lookUpWords } from "./word-roots.ts";
import type { QueryWord } from "./search.ts";
import { hasResults, type NonEmptySearchQuery, type SearchQuery, type QueryNeed } from "./search-query.ts";
import { findCategoriesByName, hasNoOtherName, emptyVocabulary, type Vocabulary } from "./vocabulary.ts";

const mostWords = 12;
const emptyQuery: NonEmptySearchQuery = { needs: [], words: [], categories: [] };

/**
 * Searches for a term literally and, without results in the shop, by its likely meanings: returns the results with
 * the interpretation, or the first interpretation if there are none.
 * @param search null if nothing in the shop matches the term, with or without filters
 */
export async function interpretTerm<Row>(
  queries: Queries,
  locale: ReadingLocale,
  { term, vocabulary = emptyVocabulary }: { term?: string; vocabulary?: Vocabulary },
  search: (query: SearchQuery) => Promise<Row[] | null>,
): Promise<{ rows: Row[]; query: SearchQuery }> {
  if (term === undefined) return { rows: (await search(null)) ?? [], query: null };
  let first: NonEmptySearchQuery | null = null;
  for await (const reading of readings({ queries, locale, term, vocabulary })) {
    first ??= reading;
    const results = await search(reading);
    if (results === null) continue;
    // With filters that exclude everything, the interpretation stays the same.
    if (results.length > 0 || (await hasResults(queries, locale, reading)))
      return { rows: results, query: reading };
  }
  return { rows: [], query: first ?? emptyQuery };
}

type Interpretation = { queries: Queries; locale: ReadingLocale; term: string; vocabulary: Vocabulary };
type NeedsAndWords = { needs: readonly QueryNeed[]; words: readonly TermWord[] };

async function* readings(context: Interpretation): AsyncGenerator<NonEmptySearchQuery> {
  const typed = termWords(context.term).slice(0, mostWords);
  if (typed.length === 0) return;
  const own = inOwnWords(typed, context);
  for (const words of own ? [own, typed] : [typed]) yield* literally(words, context);
  const slip = needsIn(typed, context, true);
  if (slip) yield* withNeeds(slip, typed, context);
  yield* misspelt(typed, context);
}

async function* literally(
  words: readonly TermWord[],
  context: Interpretation,
): AsyncGenerator<NonEmptySearchQuery> {
  const literalNeeds = isCategory(words, context) ? null : needsIn(words, context, false);
  if (literalNeeds && !(await isName(words, context))) yield* withNeeds(literalNeeds, words, context);
  yield* splitCompounds(words, context);
  yield* inWords(words, context);
}

/** Arabic "sunflower" contains the word for "sun". */
const isName = async (words: readonly TermWord[], { queries, locale }: Interpretation): Promise<boolean> =>
  words.length > 1 && isNamePrefix(queries, locale, textsOf(words).join(" "));

function inOwnWords(words: readonly TermWord[], { vocabulary }: Interpretation): readonly TermWord[] | null {
  for (const phrases of vocabulary.phrases) {
    const synonyms = withSynonyms(words, phrases);
    if (synonyms) return synonyms;
  }
  return null;
}

const isCategory = (words: readonly TermWord[], { vocabulary }: Interpretation): boolean =>
  findCategoriesByName(textsOf(words), vocabulary).some((category) =>
    hasNoOtherName(category, textsOf(words)),
  );

function needsIn(
  typed: readonly TermWord[],
  context: Interpretation,
  isMistyped: boolean,
): NeedsAndWords | null {
  for (const phrases of context.vocabulary.phrases) {
    const { needs, left, words } = findNeeds(typed, phrases, { isMistyped });
    const shown = needs.map(({ taken, ...need }) => ({
      ...need,
      without: removeWords(typed, taken, phrases),
    }));
    // A category's name may contain words that are stop words elsewhere.
    // Without needs, words were taken for one that has no opposite: "fern not on sale".
    if (needs.length > 0 || (words !== typed && words.length > 0))
      return { needs: shown, words: isCategory(left, context) ? left : words };
  }
  return null;
}

async function* withNeeds(understood: NeedsAndWords, typed: readonly TermWord[], context: Interpretation) {
  const { needs } = understood;
  const words = inOwnWords(understood.words, context) ?? understood.words;
  if (words.length === 0) {
    yield { ...emptyQuery, needs };
  } else {
    const called = findCategoriesByName(textsOf(words), context.vocabulary);
    // Pots have no facts, such as how much light they need.
    const isOfGoods = called.length > 0 && called.every(({ hasPlants }) => !hasPlants);
    const sensible = isOfGoods ? needs.filter(({ filter }) => filter === "offers") : needs;
    for await (const query of inWords(words, context)) yield { ...query, needs: sensible };
    const slip = needsIn(typed, context, true);
    if (slip && slip.words.length < words.length)
      for await (const query of inWords(slip.words, context)) yield { ...query, needs: slip.needs };
    for await (const query of misspelt(words, context)) yield { ...query, needs: sensible };
  }
  const isContradictory = new Set(needs.map(({ filter }) => filter)).size < needs.length;
  if (isContradictory) yield { ...(await asWords(textsOf(words), context)), needs, isEither: true as const };
  if (words.length > 0) yield { ...(await asWords(textsOf(words), context)), isGoods: true as const };
}

async function* inWords(
  words: readonly TermWord[],
  context: Interpretation,
): AsyncGenerator<NonEmptySearchQuery> {
  const typed = textsOf(words);
  const { query, transposed } = await lookUp(typed, context, { mayBeTransposed: true });
  if (transposed !== null && !isDeepStrictEqual(transposed, typed)) yield await asWords(transposed, context);
  yield query;
  const { languageId } = context.locale;
  const named = context.vocabulary.categories;
  const matching = [withWordPrefixes(named, typed), withRelatedForms(named, typed, languageId)].find(
    (some) => some.length > 0,
  );
  if (matching) yield { ...emptyQuery, categories: matching.map(({ url_fragment }) => url_fragment) };
}

async function* splitCompounds(
  words: readonly TermWord[],
  context: Interpretation,
): AsyncGenerator<NonEmptySearchQuery> {
  const splits = await Promise.all(
    words.map(async (word) => ({
      word,
      way: await splitCompound(context.queries, context.locale, word.text, context.vocabulary),
    })),
  );
  if (splits.every(({ way: split }) => split === null)) return;
  const partsOf = (isHeadAlone: boolean) =>
    splits.flatMap(
      ({ word, way: split }) =>
        (isHeadAlone ? split?.parts.slice(-1) : split?.parts)?.map((text) => subword(word, text)) ?? [word],
    );
  const isWhole = splits.some(({ way: split }) => split !== null && !split.isHead);
  for (const isHeadAlone of isWhole ? [false, true] : [true]) {
    const parts = partsOf(isHeadAlone);
    const partNeeds = needsIn(parts, context, false);
    if (partNeeds) yield* withNeeds(partNeeds, parts, context);
    const query = await asWords(saying(inOwnWords(parts, context) ?? parts, context), context);
    // Two separate words in a description are a weak match for their compound.
    yield { ...query, words: query.words.map((word) => ({ ...word, isOnlyInNames: true })) };
  }
}

function saying(words: readonly TermWord[], { vocabulary }: Interpretation): string[] {
  const texts = textsOf(words);
  const some = texts.filter((text) => !vocabulary.phrases.some(({ besideNeeds }) => besideNeeds.has(text)));
  return some.length > 0 ? some : texts;
}

async function* misspelt(
  words: readonly TermWord[],
  context: Interpretation,
): AsyncGenerator<NonEmptySearchQuery> {
  const typed = textsOf(words);
  if (typed.some((text) => isOnlyInNames(text, context.vocabulary))) return;
  const corrected = await correctSpelling(context.queries, context.locale, typed);
  if (!isDeepStrictEqual(corrected, typed)) yield await asWords(corrected, context);
}

type LookUp = Pick<Interpretation, "queries" | "locale" | "vocabulary">;

const asWords = async (texts: readonly string[], context: LookUp): Promise<NonEmptySearchQuery> =>
  (await lookUp(texts, context, { mayBeTransposed: false })).query;

/** Words of a category's name are not corrected. */
async function lookUp(
  texts: readonly string[],
  { queries, locale, vocabulary }: LookUp,
  { mayBeTransposed }: { mayBeTransposed: boolean },
): Promise<{ query: NonEmptySearchQuery; transposed: readonly string[] | null }> {
  const categories = findCategoriesByName(texts, vocabulary).map(({ url_fragment }) => url_fragment);
  const { words, transposed } = await lookUpWords(queries, locale, texts, {
    mayBeTransposed: mayBeTransposed && categories.length === 0,
  });
  const understood: QueryWord[] = words.map((word) =>
    isOnlyInNames(word.word, vocabulary) ? { ...word, isOnlyInNames: true } : word,
  );
  return { query: { ...emptyQuery, words: understood, categories: [...new Set(categories)] }, transposed };
}

const isOnlyInNames = (text: string, { phrases }: Vocabulary): boolean =>
  phrases.some(({ onlyInNames, languageId }) =>
    wordForms(text, languageId).some((form) => onlyInNames.has(form)),
  );

const textsOf = (words: readonly TermWord[]): string[] => words.map(({ text }) => text);
