import { sql } from "drizzle-orm";
import { maximumTypos, typoDistance } from "#domain/typos.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { escapeLikePattern } from "#server/platform/database/like-pattern.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import { inReadableLanguages, containsWord } from "./search.ts";
import { longestWord } from "./transposition.ts";

async function standing(
  queries: Queries,
  locale: ReadingLocale,
  words: readonly string[],
): Promise<string[]> {
  const { rows } = await queries.execute<Record<string, boolean>>(
    sql`select ${sql.join(
      words.map(
        // By index, because column names are cut after 63 bytes.
        (word, index) =>
          sql`exists (select 1 from product_texts where ${inReadableLanguages(locale)} and ${containsWord("text")(word)}) as ${sql.identifier(`word_${index}`)}`,
      ),
      sql`, `,
    )}`,
  );
  return words.filter((_, index) => rows[0]![`word_${index}`]);
}

/**
 * Corrects unknown words: two joined words are separated, others replaced by the most similar one. Returns the same
 * words if there is none.
 */
export async function correctSpelling(
  queries: Queries,
  locale: ReadingLocale,
  words: readonly string[],
): Promise<readonly string[]> {
  const doubtful = words.filter((word) => maximumTypos(word) > 0 && word.length <= longestWord);
  if (doubtful.length === 0) return words;
  const known = new Set(await standing(queries, locale, doubtful));
  const corrected = await Promise.all(
    words.map(async (word) => {
      if (known.has(word) || !doubtful.includes(word)) return [word];
      return (await joined(queries, locale, word)) ?? [await mostAlike(queries, locale, word)];
    }),
  );
  return corrected.flat();
}

const leastOfTwo = 3;

/** Separates two words of the shop's names that were written as one. */
async function joined(
  queries: Queries,
  { languageId, fallbackId }: ReadingLocale,
  word: string,
): Promise<[string, string] | null> {
  const places = Array.from(
    { length: Math.max(0, word.length - 2 * leastOfTwo + 1) },
    (_, at) => at + leastOfTwo,
  );
  const splits = places.map((at): [string, string] => [word.slice(0, at), word.slice(at)]);
  if (splits.length === 0) return null;
  const { rows } = await queries.execute<{ word: string }>(sql`
    select distinct word from search_words
    where in_names and language_id in (${languageId}, ${fallbackId}) and word = any(${sql.param(splits.flat())}::text[])`);
  const known = new Set(rows.map(({ word: knownWord }) => knownWord));
  return splits.find((parts) => parts.every((part) => known.has(part))) ?? null;
}

type SimilarWord = { word: string; begun: string; whole: number; beginning: number };

/**
 * The known word with the smallest Levenshtein distance, transpositions counting once; for an unfinished word, to its
 * prefix. If none begins with the same letter, a name's word that contains the rest, as philodendron for filodendron.
 */
async function mostAlike(queries: Queries, locale: ReadingLocale, word: string): Promise<string> {
  return (await beginningAlike(queries, locale, word)) ?? (await endingAlike(queries, locale, word)) ?? word;
}

/** Letters of the shortest word whose first letter may be wrong: the rest of shorter ones occurs in too many words. */
const leastElsewhere = 6;

async function endingAlike(queries: Queries, { languageId, fallbackId }: ReadingLocale, word: string) {
  if (word.length < leastElsewhere) return null;
  const rest = escapeLikePattern(word.slice(1));
  const likely = [`_${rest}`, `_${rest}_`, `__${rest}`, `__${rest}_`];
  const { rows } = await queries.execute<{ word: string }>(sql`
    select word from search_words
    where in_names and language_id in (${languageId}, ${fallbackId}) and word like any(${sql.param(likely)}::text[])
    order by length(word), word limit 1`);
  return rows[0]?.word ?? null;
}

async function beginningAlike(queries: Queries, { languageId, fallbackId }: ReadingLocale, word: string) {
  const maximum = maximumTypos(word);
  const prefix = sql`left(word, ${word.length})`;
  const { rows } = await queries.execute<SimilarWord>(sql`
    select word, ${prefix} as begun,
      levenshtein_less_equal(word, ${word}, 2) as whole, levenshtein_less_equal(${prefix}, ${word}, 2) as beginning
    from search_words
    where language_id in (${languageId}, ${fallbackId}) and word like ${`${escapeLikePattern(word[0]!)}%`}
      and length(word) >= ${word.length - 2}
      and (levenshtein_less_equal(word, ${word}, 2) <= 2 or levenshtein_less_equal(${prefix}, ${word}, 2) <= 2)
    order by least(levenshtein_less_equal(word, ${word}, 2), levenshtein_less_equal(${prefix}, ${word}, 2)),
      in_names desc, length(word), word
    limit 50`);
  const candidates = rows
    .flatMap(({ word: known, begun: beginning, ...distance }) => [
      { text: known, distance: typoDistance(known, word, distance.whole) },
      { text: beginning, distance: typoDistance(beginning, word, distance.beginning) },
    ])
    .filter(({ distance }) => distance <= maximum);
  return candidates.toSorted((first, second) => first.distance - second.distance)[0]?.text ?? null;
}
