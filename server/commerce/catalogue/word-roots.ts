import { and, like, sql } from "drizzle-orm";
import { findRoots } from "#domain/inflection.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { escapeLikePattern } from "#server/platform/database/like-pattern.ts";
import { productTexts } from "#server/platform/database/schema.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import { inReadableLanguages, type QueryWord } from "./search.ts";

const leastEnding = 4;

/**
 * Finds each word's root: the longest with which a name's word ends, as Nestfarn ends with the "farn" of "Farne". A
 * word that occurs in names is kept, so that "Rose" does not match Rosmarin; so is a prefix of a name's word, unless
 * its root is a whole word, or long enough as an ending: "mons" begins Monstera and is not the plural of the "mon" in
 * common, while "Rosen" are roses and not only the beginning of Rosenschere.
 */
export async function withRoots(
  queries: Queries,
  { languageId, fallbackId }: ReadingLocale,
  words: readonly string[],
): Promise<QueryWord[]> {
  const formsIn = (word: string) => findRoots(word, languageId);
  const inflected = words.filter((word) => formsIn(word).length > 0);
  if (inflected.length === 0) return words.map((word) => ({ word, root: word }));
  const endings = inflected.flatMap((word) => [word, ...formsIn(word).flatMap(({ forms }) => forms)]);
  const likely = [
    ...endings.map((ending) => `%${escapeLikePattern(ending)}`),
    ...inflected.map((word) => `${escapeLikePattern(word)}%`),
  ];
  const { rows } = await queries.execute<{ word: string }>(sql`
    select distinct word from search_words
    where in_names and language_id in (${languageId}, ${fallbackId})
      and word like any(${sql.param(likely)}::text[])`);
  const isKnown = (form: string, isWhole: boolean) =>
    rows.some(({ word }) => (isWhole ? word === form : word.endsWith(form)));
  const isShort = (form: string) => form.length < leastEnding;
  const isBeginning = (typed: string) => rows.some(({ word }) => word.startsWith(typed));
  return words.map((word) => {
    const begins = isBeginning(word);
    const form = formsIn(word).find(({ forms, isWhole }) =>
      forms.some((form) => isKnown(form, isWhole ?? (begins && isShort(form)))),
    );
    // Without its article.
    const isArticle = languageId === "ar" && form !== undefined;
    return { word, root: isKnown(word, false) && !isArticle ? word : (form?.root ?? word) };
  });
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

/** Whether the last word occurs in names as a whole word. If not, it is still being typed and counts as a prefix. */
export async function isWholeWordInNames(
  queries: Queries,
  { languageId, fallbackId }: ReadingLocale,
  words: readonly QueryWord[],
): Promise<boolean> {
  const { word, root } = words.at(-1)!;
  const { rows } = await queries.execute(sql`
    select 1 from search_words
    where in_names and language_id in (${languageId}, ${fallbackId}) and word in (${word}, ${root}) limit 1`);
  return rows.length > 0;
}
