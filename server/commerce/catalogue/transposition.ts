import { sql, type SQL } from "drizzle-orm";
import { isAnagram } from "#domain/typos.ts";
import { isUnspaced } from "#domain/search-text.ts";
import { escapeLikePattern } from "#server/platform/database/like-pattern.ts";

/** Letters of the shortest word whose letters may be transposed even if it occurs inside another word. */
const leastTurned = 4;
/** Letters of the longest stored word; PostgreSQL's Levenshtein function takes at most 255. */
export const longestWord = 40;

/** A word of the shop's names that has the letters of the typed one in another order, or two other letters. */
export type TransposedWord = { typed: string; word: string };

/**
 * Selects candidates for the correction of two transposed letters ("fren"). Only for words of at least four letters that occur
 * in no name and are no prefix or suffix of a known word: any letters may occur inside a description's words.
 */
export const transposedWords = (words: readonly string[], ofPlace: SQL): SQL[] =>
  words
    .filter(
      (word) =>
        word.length >= leastTurned && word.length <= longestWord && !isUnspaced(word) && !/[0-9]/.test(word),
    )
    .map((word) => {
      const like = (pattern: string, further = sql``) =>
        sql`exists (select 1 from search_words where ${ofPlace} and word like ${pattern}${further})`;
      const letters = escapeLikePattern(word);
      return sql`
        select ${word} as typed, word from search_words
        where in_names and ${ofPlace} and word like ${`${escapeLikePattern(word[0]!)}%`} and length(word) = ${word.length}
          and levenshtein_less_equal(word, ${word}, 2) = 2
          and not (${like(`${letters}%`)} or ${like(`%${letters}`)} or ${like(`%${letters}%`, sql` and in_names`)})`;
    });

/** The words with transposed letters corrected, or null if there are none. */
export function withTransposition(
  words: readonly string[],
  candidates: readonly { typed: string | null; word: string }[],
): readonly string[] | null {
  const corrected = words.map(
    (word) => candidates.find(({ typed, word: known }) => typed === word && isAnagram(known, word))?.word,
  );
  return corrected.some((word) => word !== undefined)
    ? words.map((word, index) => corrected[index] ?? word)
    : null;
}
