import { and, like, sql, type SQL } from "drizzle-orm";
import { findRoots } from "#domain/inflection.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { escapeLikePattern } from "#server/platform/database/like-pattern.ts";
import { productTexts } from "#server/platform/database/schema.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import { inReadableLanguages, type QueryWord } from "./search.ts";
import { transposedWords, withTransposition, type TransposedWord } from "./transposition.ts";

const leastEnding = 4;

type KnownWord = TransposedWord | { typed: null; word: string };

/**
 * Looks words up in the shop's names, with one statement. Finds each word's root: the longest with which a name's word ends,
 * as Nestfarn ends with the "farn" of "Farne". A word that occurs in names is kept, so that "Rose" does not match
 * Rosmarin; so is a prefix of a name's word, unless its root is a whole word, or long enough as an ending: "mons" begins
 * Monstera and is not the plural of the "mon" in common, while "Rosen" are roses and not only the beginning of
 * Rosenschere. `transposed`: the words whose
 * roots are themselves, with transposed letters corrected, or null.
 */
export async function lookUpWords(
  queries: Queries,
  { languageId, fallbackId }: ReadingLocale,
  words: readonly string[],
  { mayBeTransposed }: { mayBeTransposed: boolean },
): Promise<{ words: QueryWord[]; transposed: readonly string[] | null }> {
  if (words.length === 0) return { words: [], transposed: null };
  const formsIn = (word: string) => findRoots(word, languageId);
  const inflected = words.filter((word) => formsIn(word).length > 0);
  const endings = inflected.flatMap((word) => [word, ...formsIn(word).flatMap(({ forms }) => forms)]);
  const likely = [
    ...endings.map((ending) => `%${escapeLikePattern(ending)}`),
    ...inflected.map((word) => `${escapeLikePattern(word)}%`),
  ];
  const ofPlace = sql`language_id in (${languageId}, ${fallbackId})`;
  const known = (condition: SQL) =>
    sql`select null as typed, word from search_words where in_names and ${ofPlace} and ${condition}`;
  const { rows } = await queries.execute<KnownWord>(
    sql.join(
      [
        known(sql`word = any(${sql.param(words)}::text[])`),
        ...(likely.length > 0 ? [known(sql`word like any(${sql.param(likely)}::text[])`)] : []),
        ...(mayBeTransposed ? transposedWords(words, ofPlace) : []),
      ],
      sql` union all `,
    ),
  );
  const names = rows.flatMap(({ typed, word }) => (typed === null ? [word] : []));
  const isKnown = (form: string, isWhole: boolean) =>
    names.some((word) => (isWhole ? word === form : word.endsWith(form)));
  const isShort = (form: string) => form.length < leastEnding;
  const isBeginning = (typed: string) => names.some((word) => word.startsWith(typed));
  const found = words.map((word) => {
    const begins = isBeginning(word);
    const form = formsIn(word).find(({ forms, isWhole }) =>
      forms.some((form) => isKnown(form, isWhole ?? (begins && isShort(form)))),
    );
    // Without its article.
    const isArticle = languageId === "ar" && form !== undefined;
    const root = isKnown(word, false) && !isArticle ? word : (form?.root ?? word);
    return { word, root, isNameWord: isKnown(word, true) || isKnown(root, true) };
  });
  const plain = found.flatMap(({ word, root }) => (root === word ? [word] : []));
  return { words: found, transposed: withTransposition(plain, rows) };
}

export async function isNamePrefix(
  queries: Queries,
  locale: ReadingLocale,
  phrase: string,
): Promise<boolean> {
  const [match] = await queries
    .select({ one: sql`1` })
    .from(productTexts)
    .where(and(inReadableLanguages(locale), like(productTexts.name_begins, `${escapeLikePattern(phrase)} %`)))
    .limit(1);
  return match !== undefined;
}
